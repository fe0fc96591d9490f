import { call, changesById, done } from '../call.ts';

/** A moderator's decision about a GIF. */
interface Moderation {
  /** y, g, pg, pg-13 or r. */
  rating?: string | undefined;
  /** Whether the GIF is hidden from the public. */
  is_hidden?: boolean | undefined;
  [field: string]: unknown;
}

/** Applies a moderator's decision to a GIF. */
export const moderateGif = /* @__PURE__ */ call(
  'POST /api/v1/gifs/{id}/moderation',
  changesById<Moderation>,
  done,
);
