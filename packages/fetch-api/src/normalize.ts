import { type IGif, normalizeGif } from '@gifkit/model';
import { ERROR_PREFIX, NOTHING_FOUND } from './constants.ts';
import type {
  CategoriesResult,
  GifResult,
  GifsResult,
  ICategory,
  RawResult,
  VideoGif,
} from './result-types.ts';

/** A response that is valid, but empty where one GIF was asked for. */
export class NothingFound extends Error {}

/** @throws {TypeError} when the data is not a GIF. */
export const toGif = (raw: RawResult): GifResult => ({
  ...raw,
  data: normalizeGif(raw.data, raw.meta.response_id),
});

/**
 * The service says by an empty list that no GIF matches.
 *
 * @throws {NothingFound} when there is no GIF.
 * @throws {TypeError} when the data is not a GIF.
 */
export function toRandomGif(raw: RawResult): GifResult {
  if (Array.isArray(raw.data) && raw.data.length === 0) throw new NothingFound(NOTHING_FOUND);
  return toGif(raw);
}

/** Items that are no GIF are left out with one warning: the others are still worth showing. */
export function toGifs(raw: RawResult): GifsResult {
  if (!Array.isArray(raw.data)) throw new TypeError('No list of GIFs');
  const data: IGif[] = [];
  for (const item of raw.data) {
    try {
      data.push(normalizeGif(item, raw.meta.response_id));
    } catch {}
  }
  const broken = raw.data.length - data.length;
  if (broken)
    console.warn(`${ERROR_PREFIX}${broken} of ${raw.data.length} items are no GIFs: left out`);
  return { ...raw, data };
}

/** Like {@link toGifs}, without those that have no video. */
export function toVideoGifs(raw: RawResult): GifsResult<VideoGif> {
  const gifs = toGifs(raw);
  return { ...gifs, data: gifs.data.filter((gif): gif is VideoGif => gif.video !== undefined) };
}
const toCategory = (category: ICategory): ICategory =>
  category.gif ? { ...category, gif: normalizeGif(category.gif) } : category;

export const toCategories = (raw: RawResult): CategoriesResult => ({
  ...raw,
  data: (raw.data as ICategory[]).map(toCategory),
});

/** What needs no normalising. */
export const asIs = <T>(raw: RawResult): T => raw as T;
