import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done } from '../readers.ts';
import type { Id } from '../result-types.ts';

/**
 * Sends a GIF to somebody.
 *
 * @param to whom, as the site takes it: an email address, a telephone number.
 * @returns true; undefined, and the error is logged
 */
export const instashare = /* @__PURE__ */ site(
  'POST',
  '/ajax/instashare/',
  (send, gifId: Id, to: string, options: CallOptions = {}) =>
    send({ body: { gif_id: gifId, to }, options }, done),
);
