import { call, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

interface TagResult {
  name: string;
  /** The name, encoded for a URL. */
  name_encoded: string;
  response_id: string;
  analytics_response_payload: string;
}

/** Fetches tags that often occur together with a tag. */
export const getRelatedTags = /* @__PURE__ */ call(
  'GET /ajax/tags/related/gif/{tag}/',
  (tag: string, options?: CallOptions) => ({ params: { tag }, options }),
  json<TagResult[]>,
);

/**
 * Predicts the tags of an image, the most certain first. A score of 1 is certain.
 *
 * @param frames some frames of the image, as data URLs.
 */
export const predictTags = /* @__PURE__ */ call(
  'POST /ajax/tags/prediction/',
  (frames: readonly string[], options?: CallOptions) => ({ body: { frames }, options }),
  json<{ tag: string; score: number }[]>,
);
