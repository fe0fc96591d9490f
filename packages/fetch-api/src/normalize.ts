import { type IChannel, type IGif, normalizeGif, normalizeUser } from '@gifkit/model';
import { isJson } from '@gifkit/model/internal';
import { ERROR_PREFIX } from './constants.ts';
import type {
  CategoriesResult,
  ChannelsResult,
  GifResult,
  GifsResult,
  ICategory,
  ITag,
  RawResult,
  TagsResult,
  TermsResult,
  VideoGif,
} from './result-types.ts';

const NOTHING_FOUND = 'Nothing found';

/** Thrown if a response for one GIF is valid but empty. */
export class NothingFound extends Error {}

/** @throws {TypeError} when the data is not a GIF. */
export const toGif = (raw: RawResult): GifResult => ({
  ...raw,
  data: normalizeGif(raw.data, raw.meta.response_id),
});

/**
 * Normalizes a random GIF. If no GIF matches, the service sends an empty list.
 *
 * @throws {NothingFound} when there is no GIF.
 * @throws {TypeError} when the data is not a GIF.
 */
export function toRandomGif(raw: RawResult): GifResult {
  if (Array.isArray(raw.data) && raw.data.length === 0) throw new NothingFound(NOTHING_FOUND);
  return toGif(raw);
}

/**
 * Normalizes the items of a list. Items that cannot be normalized are left out, with one warning for all of them.
 *
 * @param kind plural noun for the items, used in messages.
 * @throws {TypeError} when the data is not a list.
 */
export function normalizeItems<T>(
  data: unknown,
  kind: string,
  normalize: (item: unknown) => T,
): T[] {
  if (!Array.isArray(data)) throw new TypeError(`Not a list of ${kind}`);
  const items: T[] = [];
  for (const item of data) {
    try {
      items.push(normalize(item));
    } catch {
      // Counted below.
    }
  }
  const broken = data.length - items.length;
  if (broken) {
    console.warn(
      `${ERROR_PREFIX}${broken} of ${data.length} items are not ${kind} and were left out`,
    );
  }
  return items;
}

export function toGifs(raw: RawResult): GifsResult {
  const { response_id } = raw.meta;
  return {
    ...raw,
    data: normalizeItems(raw.data, 'GIFs', (gif) => normalizeGif(gif, response_id)),
  };
}

/** Like {@link toGifs}, without GIFs that have no video. */
export function toVideoGifs(raw: RawResult): GifsResult<VideoGif> {
  const gifs = toGifs(raw);
  return { ...gifs, data: gifs.data.filter((gif): gif is VideoGif => gif.video !== undefined) };
}

function assertTexts(value: unknown, ...names: string[]): asserts value is Record<string, unknown> {
  const fields = (value ?? {}) as Record<string, unknown>;
  if (!names.every((name) => typeof fields[name] === 'string')) {
    throw new TypeError(`Not an object with the strings ${names.join(' and ')}`);
  }
}

/** Cover GIF of a category or channel; undefined if the data is not a GIF. */
function toCoverGif(raw: unknown): IGif | undefined {
  try {
    return normalizeGif(raw);
  } catch {
    return undefined;
  }
}

function toCategory(raw: unknown): ICategory {
  assertTexts(raw, 'name');
  const { gif: rawGif, subcategories, ...category } = raw;
  const gif = toCoverGif(rawGif);
  return {
    ...category,
    ...(gif && { gif }),
    ...(Array.isArray(subcategories) && {
      subcategories: normalizeItems(subcategories, 'categories', toCategory),
    }),
  } as ICategory;
}

export const toCategories = (raw: RawResult): CategoriesResult => ({
  ...raw,
  data: normalizeItems(raw.data, 'categories', toCategory),
});

function toChannel(raw: unknown): IChannel {
  assertTexts(raw, 'slug');
  const { user, featured_gif, ...channel } = raw;
  const gif = toCoverGif(featured_gif);
  return {
    ...channel,
    ...(isJson(user) && { user: normalizeUser(user) }),
    ...(gif && { featured_gif: gif }),
  } as unknown as IChannel;
}

export const toChannels = (raw: RawResult): ChannelsResult => ({
  ...raw,
  data: normalizeItems(raw.data, 'channels', toChannel),
});

function toTag(raw: unknown): ITag {
  assertTexts(raw, 'name');
  return raw as unknown as ITag;
}

export const toTags = (raw: RawResult): TagsResult => ({
  ...raw,
  data: normalizeItems(raw.data, 'tags', toTag),
});

function toTerm(raw: unknown): string {
  if (typeof raw !== 'string') throw new TypeError('Not a term');
  return raw;
}

export const toTerms = (raw: RawResult): TermsResult => ({
  ...raw,
  data: normalizeItems(raw.data, 'terms', toTerm),
});

/** For responses that need no normalization. */
export const asIs = <T>(raw: RawResult): T => raw as T;
