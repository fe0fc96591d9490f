import { call, done, type Id } from '../call.ts';
import type { CallOptions } from '../context.ts';

/**
 * Sends a GIF to somebody.
 *
 * @param to the recipient: an email address or a telephone number.
 */
export const instashare = /* @__PURE__ */ call(
  'POST /ajax/instashare/',
  (gifId: Id, to: string, options?: CallOptions) => ({ body: { gif_id: gifId, to }, options }),
  done,
);
