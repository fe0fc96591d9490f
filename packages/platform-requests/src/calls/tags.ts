import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';

/** A tag in the results of a search for tags. */
export interface TagResult {
  name: string;
  /** The name, encoded for a URL. */
  name_encoded: string;
  response_id: string;
  analytics_response_payload: string;
}

/** A tag that may fit a picture. */
export interface TagPrediction {
  tag: string;
  /** From 0 to 1; 1 is certain. */
  score: number;
}

/**
 * Tags that GIFs with this tag often have, too.
 *
 * @returns the tags; undefined, and the error is logged
 */
export const getRelatedTags = /* @__PURE__ */ site(
  'GET',
  '/ajax/tags/related/gif/{tag}/',
  (send, tag: string, options: CallOptions = {}) =>
    send({ params: { tag }, options }, json<TagResult[]>),
);

/**
 * Predicts the tags of a picture.
 *
 * @param frames some frames of the picture, as data URLs.
 * @returns the tags, the most certain first; undefined, and the error is logged
 */
export const predictTags = /* @__PURE__ */ site(
  'POST',
  '/ajax/tags/prediction/',
  (send, frames: readonly string[], options: CallOptions = {}) =>
    send({ body: { frames }, options }, json<TagPrediction[]>),
);
