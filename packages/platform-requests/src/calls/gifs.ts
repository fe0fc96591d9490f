import { byId, call, changesById, done, type Id, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

/** Data about a GIF that the public API does not have. */
type GifMetadata = {
  title: string;
  tags: string[];
  rating: string;
  username: string;
  is_hidden: boolean;
  import_datetime: string;
  [field: string]: unknown;
};

type ExtendedGifMetadata = GifMetadata & {
  view_count: number;
  tag_counts: Record<string, number>;
  channels: number[];
};

const ofGifs = (gifIds: readonly Id[], options?: CallOptions) => ({
  query: { gif_ids: gifIds.join() },
  options,
});

type Moderation = {
  /** y, g, pg, pg-13 or r. */
  rating?: string | undefined;
  /** Hides the GIF from the public. */
  is_hidden?: boolean | undefined;
  [field: string]: unknown;
};

type TakedownOptions = CallOptions & {
  /** Notifies the uploaders by email. @default false */
  sendEmail?: boolean | undefined;
  /** A note stored with the takedown. */
  note?: string | undefined;
};

const gifMetadata = {
  /** Fetches whether GIFs are trending, by GIF id. */
  getTrendingStatus: call(
    'GET /ajax/gifs/trending',
    ofGifs,
    json<Record<string, { is_trending: boolean; trending_datetime: string | null }>>,
  ),

  /** Fetches how often each tag was given to a GIF, by tag. */
  getTagCounts: call('GET /ajax/gif/{id}/tag-counts', byId, json<Record<string, number>>),

  /** Fetches metadata by GIF id. */
  getGifMetadata: call('GET /ajax/gifs/metadata', ofGifs, json<Record<string, GifMetadata>>),

  /** Fetches metadata with counts and channels, by GIF id. */
  getExtendedGifMetadata: call(
    'GET /ajax/gifs/extended-metadata',
    ofGifs,
    json<Record<string, ExtendedGifMetadata>>,
  ),

  /** Fetches the translated tags of a GIF, by language code. */
  getTagTranslations: call(
    'GET /ajax/gif/{id}/tag-translations',
    byId,
    json<Record<string, string[]>>,
  ),

  updateGif: call(
    'POST /ajax/gif/update',
    (gifId: Id, key: string, value: unknown, options?: CallOptions) => ({
      body: { gif_id: gifId, key, value },
      options,
    }),
    done,
  ),
};

const languageTags = {
  /**
   * Fetches the tags of GIFs in one language, by GIF id.
   *
   * @param lang language code, such as `de`.
   */
  getLanguageTags: call(
    'GET /ajax/gif/bulk/language-tags',
    (gifIds: readonly Id[], lang: string, options?: CallOptions) => ({
      query: { gif_ids: gifIds.join(), lang },
      options,
    }),
    json<Record<string, string[]>>,
  ),

  addLanguageTags: call(
    'POST /ajax/gif/{id}/language-tags',
    (id: Id, tags: readonly string[], lang: string, options?: CallOptions) => ({
      params: { id },
      body: { tags, lang },
      options,
    }),
    done,
  ),

  deleteLanguageTag: call(
    'DELETE /ajax/gif/{id}/language-tags',
    (id: Id, tag: string, lang: string, options?: CallOptions) => ({
      params: { id },
      query: { tag, lang },
      options,
    }),
    done,
  ),
};

const moderation = {
  moderateGif: call('POST /api/v1/gifs/{id}/moderation', changesById<Moderation>, done),
};

const takedowns = {
  /** Takes GIFs down, so that they can no longer be found. */
  takeDownGifs: call(
    'POST /api/v3/content-takedown/takedown',
    (
      takedowns: readonly { gif_id: string; reason: string }[],
      { sendEmail = false, note, ...options }: TakedownOptions = {},
    ) => ({ body: { takedowns, send_email: sendEmail, note }, options }),
    done,
  ),
};

const sharing = {
  /**
   * Sends a GIF to a person.
   *
   * @param to email address or telephone number.
   */
  instashare: call(
    'POST /ajax/instashare/',
    (gifId: Id, to: string, options?: CallOptions) => ({ body: { gif_id: gifId, to }, options }),
    done,
  ),
};

export const gifs = { gifMetadata, languageTags, moderation, takedowns, sharing };
