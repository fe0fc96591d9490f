import type { Catalog } from './catalog.ts';
import { anyWord, everyWord, parseQuery } from './query.ts';
import type { Page, Selection } from './selection.ts';

const EMPTY: Page = { entries: [], total: 0 };

/** Finds one page of entries with all words or, if there are none, with any word. */
export function searchPage(
  catalog: Catalog,
  typed: string,
  selection: Selection,
  offset: number,
  limit: number,
): Page {
  const { words, username } = parseQuery(typed);
  const within = username === undefined ? selection : { ...selection, username };
  const [first, ...more] = words;
  if (first === undefined) {
    return username === undefined ? EMPTY : catalog.list(within, offset, limit);
  }
  const strict = catalog.list({ ...within, match: everyWord(words) }, offset, limit);
  if (strict.total > 0 || more.length === 0) return strict;
  return catalog.list({ ...within, match: anyWord(words) }, offset, limit);
}
