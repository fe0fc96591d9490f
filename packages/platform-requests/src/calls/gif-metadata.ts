import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

export interface TrendingStatus {
  is_trending: boolean;
  trending_datetime: string | null;
}

/** What the platform knows about a GIF beyond the public API. */
export interface GifMetadata {
  title: string;
  tags: string[];
  rating: string;
  username: string;
  is_hidden: boolean;
  import_datetime: string;
  [field: string]: unknown;
}

export interface ExtendedGifMetadata extends GifMetadata {
  view_count: number;
  tag_counts: Record<string, number>;
  channels: number[];
}

const idsOf = (gifIds: readonly Id[]) => ({ gif_ids: gifIds.join() });

/**
 * Whether GIFs are trending.
 *
 * @returns by GIF id; undefined, and the error is logged
 */
export const getTrendingStatus = /* @__PURE__ */ site(
  'GET',
  '/ajax/gifs/trending',
  (send, gifIds: readonly Id[], options: CallOptions = {}) =>
    send({ query: idsOf(gifIds), options }, json<Record<string, TrendingStatus>>),
);

/**
 * How many times each tag was given to a GIF.
 *
 * @returns by tag; undefined, and the error is logged
 */
export const getTagCounts = /* @__PURE__ */ site(
  'GET',
  '/ajax/gif/{id}/tag-counts',
  (send, id: Id, options: CallOptions = {}) =>
    send({ params: { id }, options }, json<Record<string, number>>),
);

/**
 * What the platform knows about GIFs.
 *
 * @returns by GIF id; undefined, and the error is logged
 */
export const getGifMetadata = /* @__PURE__ */ site(
  'GET',
  '/ajax/gifs/metadata',
  (send, gifIds: readonly Id[], options: CallOptions = {}) =>
    send({ query: idsOf(gifIds), options }, json<Record<string, GifMetadata>>),
);

/**
 * What the platform knows about GIFs, with counts and channels.
 *
 * @returns by GIF id; undefined, and the error is logged
 */
export const getExtendedGifMetadata = /* @__PURE__ */ site(
  'GET',
  '/ajax/gifs/extended-metadata',
  (send, gifIds: readonly Id[], options: CallOptions = {}) =>
    send({ query: idsOf(gifIds), options }, json<Record<string, ExtendedGifMetadata>>),
);

/**
 * A GIF's tags in other languages.
 *
 * @returns by language code; undefined, and the error is logged
 */
export const getTagTranslations = /* @__PURE__ */ site(
  'GET',
  '/ajax/gif/{id}/tag-translations',
  (send, id: Id, options: CallOptions = {}) =>
    send({ params: { id }, options }, json<Record<string, string[]>>),
);

/**
 * Changes one field of a GIF.
 *
 * @returns true; undefined, and the error is logged
 */
export const updateGif = /* @__PURE__ */ site(
  'POST',
  '/ajax/gif/update',
  (send, gifId: Id, key: string, value: unknown, options: CallOptions = {}) =>
    send({ body: { gif_id: gifId, key, value }, options }, done),
);
