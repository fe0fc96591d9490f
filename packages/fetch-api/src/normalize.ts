import { type IChannel, type IGif, normalizeChannel, normalizeGif } from '@gifkit/model';
import { ERROR_PREFIX } from './errors/fetch-error.ts';
import type {
  GifResult,
  GifsResult,
  ICategory,
  ITag,
  RawResult,
  Result,
  VideoGif,
} from './result-types.ts';

/** Message of the error for a valid but empty response for one GIF. */
export const NOTHING_FOUND = 'Nothing found';

/** @throws {TypeError} when the data is not a GIF. */
export const toGif = (raw: RawResult): GifResult => ({
  ...raw,
  data: normalizeGif(raw.data, raw.meta.response_id),
});

/**
 * Normalizes a random GIF. If no GIF matches, the service sends an empty list.
 *
 * @throws {Error} when there is no GIF.
 * @throws {TypeError} when the data is not a GIF.
 */
export function toRandomGif(raw: RawResult): GifResult {
  if (Array.isArray(raw.data) && raw.data.length === 0) throw new Error(NOTHING_FOUND);
  return toGif(raw);
}

/**
 * Normalizes the items of a list, for the `normalizer` of a request. Items that cannot be normalized are left out, with
 * one warning for all of them.
 *
 * @param kind plural noun for the items, used in messages.
 * @param normalize throws when the item is not one.
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

/** Creates a normalizer for responses with a list. */
const listOf =
  <T>(kind: string, normalize: (item: unknown, responseId: string) => T) =>
  (raw: RawResult): Result & { data: T[] } => ({
    ...raw,
    data: normalizeItems(raw.data, kind, (item) => normalize(item, raw.meta.response_id)),
  });

export const toGifs = /* @__PURE__ */ listOf('GIFs', normalizeGif);

/** Like {@link toGifs}, without GIFs that have no video. */
export function toVideoGifs(raw: RawResult): GifsResult<VideoGif> {
  const gifs = toGifs(raw);
  return { ...gifs, data: gifs.data.filter((gif): gif is VideoGif => gif.video !== undefined) };
}

function assertText(value: unknown, name: string): asserts value is Record<string, unknown> {
  if (typeof Object(value)[name] !== 'string') throw new TypeError(`No ${name}`);
}

/** Cover GIF of a category; undefined if the data is not a GIF. */
function toCoverGif(raw: unknown): IGif | undefined {
  try {
    return normalizeGif(raw);
  } catch {
    return undefined;
  }
}

function toCategory(raw: unknown): ICategory {
  assertText(raw, 'name');
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

export const toCategories = /* @__PURE__ */ listOf('categories', toCategory);

function toChannel(raw: unknown): IChannel {
  assertText(raw, 'slug');
  return normalizeChannel(raw);
}

export const toChannels = /* @__PURE__ */ listOf('channels', toChannel);

function toTag(raw: unknown): ITag {
  assertText(raw, 'name');
  return raw as unknown as ITag;
}

export const toTags = /* @__PURE__ */ listOf('tags', toTag);

function toTerm(raw: unknown): string {
  if (typeof raw !== 'string') throw new TypeError('Not a term');
  return raw;
}

export const toTerms = /* @__PURE__ */ listOf('terms', toTerm);

/** For responses that need no normalization. */
export const asIs = <T>(raw: RawResult): T => raw as T;
