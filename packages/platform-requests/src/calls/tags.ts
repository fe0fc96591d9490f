import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { json } from '../readers.ts';

/** A tag that a search for tags found (spec.md section 3). */
export interface TagResult {
  name: string;
  /** The name as it stands in a URL. */
  name_encoded: string;
  response_id: string;
  analytics_response_payload: string;
}

/** A tag that a picture may deserve. */
export interface TagPrediction {
  tag: string;
  /** 0 to 1; 1 is sure. */
  score: number;
}

/**
 * Tags of GIFs that have a tag, too.
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
 * Guesses the tags of a picture.
 *
 * @param frames some of its frames, as data URLs.
 * @returns the tags, the surest first; undefined, and the error is logged
 */
export const predictTags = /* @__PURE__ */ site(
  'POST',
  '/ajax/tags/prediction/',
  (send, frames: readonly string[], options: CallOptions = {}) =>
    send({ body: { frames }, options }, json<TagPrediction[]>),
);
