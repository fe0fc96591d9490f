import { call, changesById, done } from '../call.ts';

interface Moderation {
  /** y, g, pg, pg-13 or r. */
  rating?: string | undefined;
  /** Hides the GIF from the public. */
  is_hidden?: boolean | undefined;
  [field: string]: unknown;
}

export const moderateGif = /* @__PURE__ */ call(
  'POST /api/v1/gifs/{id}/moderation',
  changesById<Moderation>,
  done,
);
