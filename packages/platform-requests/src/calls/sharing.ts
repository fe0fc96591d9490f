import { call, done, type Id } from '../call.ts';
import type { CallOptions } from '../context.ts';

/**
 * Sends a GIF to a person.
 *
 * @param to email address or telephone number.
 */
export const instashare = /* @__PURE__ */ call(
  'POST /ajax/instashare/',
  (gifId: Id, to: string, options?: CallOptions) => ({ body: { gif_id: gifId, to }, options }),
  done,
);
