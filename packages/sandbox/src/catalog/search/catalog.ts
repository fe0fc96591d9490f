import { LRUCache } from 'lru-cache';
import { RESULT_WINDOW } from '../../constants.ts';
import { type CatalogEntry, type Entry, RATINGS, type Rating, type Searched } from '../entry.ts';
import type { Category } from '../scenes.ts';
import { anyWord, everyWord, parseQuery } from './query.ts';
import { createTextIndex } from './text-index.ts';

export interface Selection {
  kind: Searched;
  /** Least restrictive rating to include. */
  rating: Rating;
  username?: string;
  category?: Category;
  /** FTS5 query. */
  match?: string | undefined;
  except?: string;
  /** Ids of entries that come first if they belong to the selection. */
  first?: readonly string[];
  unlisted?: true;
  /** Newest first instead of best match first. */
  recent?: boolean;
  /** Appends all other entries of the selection to the matches. */
  filled?: boolean;
}

export interface Paging {
  limit: number;
  offset: number;
}

export interface Page<Item = Entry> {
  entries: Item[];
  /** Position of the first entry in the whole list. */
  offset: number;
  /** Number of entries in the whole list. */
  total: number;
}

const ALL: Paging = { offset: 0, limit: RESULT_WINDOW };

export const pageOf = <Item>(
  list: readonly Item[],
  { offset, limit }: Paging = ALL,
): Page<Item> => ({ entries: list.slice(offset, offset + limit), offset, total: list.length });

/**
 * Number of matches that are ranked, the most popular first. The rest follow by popularity, so that common
 * words are nearly as fast as rare ones.
 */
const RANKED = 500;
const CACHED_LISTS = 200;

const concatUnique = (first: readonly number[], second: readonly number[]): readonly number[] =>
  [...new Set([...first, ...second])].slice(0, RESULT_WINDOW);

/** Returns a predicate for the selection; it ignores `match`. */
const belongsTo = ({ kind, rating, username, category, except, unlisted }: Selection) => {
  const ratings = RATINGS.slice(0, RATINGS.indexOf(rating) + 1);
  return (entry: CatalogEntry | undefined): boolean =>
    entry !== undefined &&
    entry.kind === kind &&
    !entry.removed &&
    ratings.includes(entry.rating) &&
    (username === undefined || entry.username === username) &&
    (category === undefined || entry.category === category) &&
    (unlisted || !entry.unlisted) &&
    entry.id !== except;
};

/**
 * Indexes entries in memory. The `seq` of an entry is its popularity rank from 1: the order of trending and of
 * equal matches.
 *
 * @param items most popular first
 * @throws {Error} if two entries have the same id
 */
export function createCatalog(items: Iterable<CatalogEntry>) {
  const entries: CatalogEntry[] = [];
  const seqOf = new Map<string, number>();
  const index = createTextIndex();
  index.transaction(() => {
    for (const entry of items) {
      if (seqOf.has(entry.id)) throw new Error(`Two items have the id "${entry.id}".`);
      const seq = entries.push(entry);
      seqOf.set(entry.id, seq);
      index.insert(seq, entry);
    }
  });
  const at = (seq: number): CatalogEntry | undefined => entries[seq - 1];

  const everything = (selection: Selection): number[] => {
    const belongs = belongsTo(selection);
    const found: number[] = [];
    for (let seq = 1; seq <= entries.length && found.length < RESULT_WINDOW; seq++) {
      if (belongs(at(seq))) found.push(seq);
    }
    return found;
  };

  const matching = (selection: Selection, match: string): number[] => {
    const belongs = belongsTo(selection);
    const inSelection = (seq: number) => belongs(at(seq));
    const found = index.matching(selection.kind, match).filter(inSelection);
    const last = found[Math.min(RANKED, found.length) - 1] ?? 0;
    const best = index.bestMatching(selection.kind, match, last).filter(inSelection);
    return [...best, ...found.slice(RANKED, RESULT_WINDOW)];
  };

  const newestFirst = (found: readonly number[]): readonly number[] =>
    found.toSorted((a, b) => ((at(a)?.importedAt ?? '') < (at(b)?.importedAt ?? '') ? 1 : -1));

  const rank = (selection: Selection): readonly number[] => {
    const { match, filled, recent, first } = selection;
    const found = match === undefined ? everything(selection) : matching(selection, match);
    if (recent) return newestFirst(found);
    if (first?.length) {
      const belongs = belongsTo(selection);
      const seqs = first.flatMap((id) => seqOf.get(id) ?? []).filter((seq) => belongs(at(seq)));
      return concatUnique(seqs, found);
    }
    return filled ? concatUnique(found, everything({ ...selection, match: undefined })) : found;
  };

  const lists = new LRUCache<string, readonly number[], Selection>({
    max: CACHED_LISTS,
    memoMethod: (_key, _stale, { context: selection }) => rank(selection),
  });

  /** Returns one page of a list, by default all. The list and its `total` end at `RESULT_WINDOW` entries. */
  const list = (selection: Selection, paging?: Paging): Page => {
    const ranked = lists.memo(JSON.stringify(selection), { context: selection });
    const page = pageOf(ranked, paging);
    return { ...page, entries: page.entries.flatMap((seq) => at(seq) ?? []) };
  };

  return {
    find(id: string): CatalogEntry | undefined {
      const entry = at(seqOf.get(id) ?? 0);
      return entry?.removed ? undefined : entry;
    },
    list,
    /** Lists the entries with all words or, if there are none, with any word. `@username` selects an account. */
    search(typed: string, selection: Selection, paging?: Paging): Page {
      const { words, username } = parseQuery(typed);
      const within = username === undefined ? selection : { ...selection, username };
      if (words.length === 0) {
        return username === undefined ? pageOf([], paging) : list(within, paging);
      }
      const strict = list({ ...within, match: everyWord(words) }, paging);
      if (strict.total > 0 || words.length === 1) return strict;
      return list({ ...within, match: anyWord(words) }, paging);
    },
    /** Replaces the entry with the same id. A `removed` entry is no longer found. */
    replace(entry: CatalogEntry): void {
      const seq = seqOf.get(entry.id);
      const before = seq && at(seq);
      if (!before) return;
      index.replace(seq, before, entry);
      entries[seq - 1] = entry;
      lists.clear();
    },
    count: () => entries.length,
    close: index.close,
  };
}

export type Catalog = ReturnType<typeof createCatalog>;
