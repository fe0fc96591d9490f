/**
 * The files of a catalog, written by `@gifkit/catalog` and read by {@link catalog}:
 *
 * - `index.json`: {@link CatalogIndex}
 * - `gifs/{id}.json`: a {@link CatalogItem}
 * - `words/{shard}.json`: {@link CatalogWords}
 * - `pages/{build}/list-{n}.json`: the items in their order, {@link PAGE} in a file
 * - `pages/{build}/words-{n}.json`: the items of some words, so that a search reads one page
 * - `media/{media or id}/{name}`: renditions
 *
 * Only `media` and `pages` are immutable.
 */
import { seededIndex } from '@gifkit/model';

/** A reader rejects other versions. */
export const VERSION = 1;

/** Maximum number of items of a page. */
export const PAGE = 200;

/** Number of files of words. */
export const SHARDS = 64;

export interface CatalogIndex {
  version: typeof VERSION;
  /** Hash of all items. */
  build: string;
  /** Number of items. */
  count: number;
  /** With the files of their first items, relative to `media`. */
  categories: { name: string; still?: string | undefined; preview?: string | undefined }[];
}

export interface CatalogWords {
  version: typeof VERSION;
  build: string;
  /**
   * By stem: number of items, first page, and the word to show if it is not its stem. The pages of more than
   * {@link PAGE} items follow each other.
   */
  words: Record<string, [count: number, page: number, text?: string]>;
}

/** An input of `normalizeGif`, with files in place of `images`. */
export interface CatalogItem {
  id: string;
  title: string;
  /** Folder of the files, if it is not the id. */
  media?: string | undefined;
  alt_text?: string | undefined;
  tags?: readonly string[] | undefined;
  category?: string | undefined;
  /** @default 'g' */
  rating?: string | undefined;
  username?: string | undefined;
  /** @default 'gif' */
  type?: 'sticker' | undefined;
  /** Size in px and bytes. A name has its format as ending; `still` is a picture. */
  files: readonly [name: string, width: number, height: number, bytes: number][];
}

/** Text that a search finds an item by. */
export const textOf = ({ title, tags = [], category = '', username = '' }: CatalogItem): string =>
  [title, ...tags, category, username].join(' ');

/** Words with the same two first characters are in one file, so that it has all completions and most typos. */
export const shardOf = (stem: string): number =>
  seededIndex([...stem].slice(0, 2).join(''), SHARDS);

export { type Word, wordsOf } from './words.ts';
