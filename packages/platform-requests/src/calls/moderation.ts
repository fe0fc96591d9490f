import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

/** A moderator's decision about a GIF. */
export interface Moderation {
  /** y, g, pg, pg-13 or r. */
  rating?: string | undefined;
  /** Whether the GIF is hidden from the public. */
  is_hidden?: boolean | undefined;
  [field: string]: unknown;
}

/**
 * Applies a moderator's decision to a GIF.
 *
 * @returns true; undefined, and the error is logged
 */
export const moderateGif = /* @__PURE__ */ site(
  'POST',
  '/api/v1/gifs/{id}/moderation',
  (send, id: Id, moderation: Moderation, options: CallOptions = {}) =>
    send({ params: { id }, body: moderation, options }, done),
);
