import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done } from '../readers.ts';
import type { Id } from '../result-types.ts';

/** A moderator's decision about a GIF. */
export interface Moderation {
  /** The least restrictive audience: y, g, pg, pg-13 or r. */
  rating?: string | undefined;
  /** Whether the GIF is kept out of what the public sees. */
  is_hidden?: boolean | undefined;
  [field: string]: unknown;
}

/**
 * Decides about a GIF.
 *
 * @returns true; undefined, and the error is logged
 */
export const moderateGif = /* @__PURE__ */ site(
  'POST',
  '/api/v1/gifs/{id}/moderation',
  (send, id: Id, moderation: Moderation, options: CallOptions = {}) =>
    send({ params: { id }, body: moderation, options }, done),
);
