import { byId, call, done, type Id, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

/** Data about a GIF that the public API does not have. */
interface GifMetadata {
  title: string;
  tags: string[];
  rating: string;
  username: string;
  is_hidden: boolean;
  import_datetime: string;
  [field: string]: unknown;
}

interface ExtendedGifMetadata extends GifMetadata {
  view_count: number;
  tag_counts: Record<string, number>;
  channels: number[];
}

const ofGifs = (gifIds: readonly Id[], options?: CallOptions) => ({
  query: { gif_ids: gifIds.join() },
  options,
});

/** Fetches whether GIFs are trending, by GIF id. */
export const getTrendingStatus = /* @__PURE__ */ call(
  'GET /ajax/gifs/trending',
  ofGifs,
  json<Record<string, { is_trending: boolean; trending_datetime: string | null }>>,
);

/** Fetches how often each tag was given to a GIF, by tag. */
export const getTagCounts = /* @__PURE__ */ call(
  'GET /ajax/gif/{id}/tag-counts',
  byId,
  json<Record<string, number>>,
);

/** Fetches metadata by GIF id. */
export const getGifMetadata = /* @__PURE__ */ call(
  'GET /ajax/gifs/metadata',
  ofGifs,
  json<Record<string, GifMetadata>>,
);

/** Fetches metadata with counts and channels, by GIF id. */
export const getExtendedGifMetadata = /* @__PURE__ */ call(
  'GET /ajax/gifs/extended-metadata',
  ofGifs,
  json<Record<string, ExtendedGifMetadata>>,
);

/** Fetches the translated tags of a GIF, by language code. */
export const getTagTranslations = /* @__PURE__ */ call(
  'GET /ajax/gif/{id}/tag-translations',
  byId,
  json<Record<string, string[]>>,
);

export const updateGif = /* @__PURE__ */ call(
  'POST /ajax/gif/update',
  (gifId: Id, key: string, value: unknown, options?: CallOptions) => ({
    body: { gif_id: gifId, key, value },
    options,
  }),
  done,
);
