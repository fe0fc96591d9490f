import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

/**
 * Sends a GIF to somebody.
 *
 * @param to the recipient: an email address or a telephone number.
 * @returns true; undefined, and the error is logged
 */
export const instashare = /* @__PURE__ */ site(
  'POST',
  '/ajax/instashare/',
  (send, gifId: Id, to: string, options: CallOptions = {}) =>
    send({ body: { gif_id: gifId, to }, options }, done),
);
