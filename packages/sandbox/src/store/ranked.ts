import { LRUCache } from 'lru-cache';
import { RESULT_WINDOW } from '../constants.ts';
import type { Selection } from './catalogue.ts';
import type { Database } from './database.ts';
import type { Facets } from './facets.ts';
import { indexOf } from './schema.ts';

/**
 * How much a match counts in the title, in the tags, and in category and username: one word of the
 * title for more than any number of tags.
 */
const WEIGHTS = '100.0, 2.0, 0.5';
/**
 * Of more matches than this, the most popular ones are ranked and the others follow by popularity:
 * a word that half the catalogue has then costs little more than one that few have.
 */
const RANKED = 500;
/** Lists that are remembered until the catalogue changes. */
const REMEMBERED = 200;

/** The first list, then what only the second has. */
const joined = (first: readonly number[], second: readonly number[]): readonly number[] =>
  [...new Set([...first, ...second])].slice(0, RESULT_WINDOW);

export interface Ranking {
  /** The places of a selection's items, best first. */
  list(selection: Selection): readonly number[];
  /** Says that the catalogue has changed. */
  forget(): void;
}

export const ranked = (database: Database, facets: Facets): Ranking => {
  const everything = (selection: Selection): number[] => {
    const belongs = facets.belongs(selection);
    const found: number[] = [];
    for (let seq = 1; seq <= facets.count() && found.length < RESULT_WINDOW; seq++) {
      if (belongs(seq)) found.push(seq);
    }
    return found;
  };

  /** The places that a query answers, all in one row: rows by the thousand take longer than finding them. */
  const places = (query: string, ...values: (string | number)[]): number[] => {
    const sql = `SELECT json_group_array(rowid) AS places FROM (${query})`;
    return JSON.parse(String(database.prepare(sql).get(...values)?.places));
  };

  const matching = (selection: Selection, match: string): number[] => {
    const index = indexOf(selection.kind);
    const matches = `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`;
    const belongs = facets.belongs(selection);
    const found = places(`${matches} ORDER BY rowid`, match).filter(belongs);
    const last = found[Math.min(RANKED, found.length) - 1] ?? 0;
    const byScore = `${matches} AND rowid <= ? ORDER BY bm25(${index}, ${WEIGHTS}), rowid`;
    const best = places(byScore, match, last).filter(belongs);
    return [...best, ...found.slice(RANKED, RESULT_WINDOW)];
  };

  const placesOf = (ids: readonly string[]): number[] =>
    ids.flatMap((id) => {
      const row = database.prepare('SELECT seq FROM documents WHERE id = ?').get(id);
      return row ? [Number(row.seq)] : [];
    });

  const newestFirst = (found: readonly number[]): readonly number[] =>
    found.toSorted((a, b) => (facets.importedAt(a) < facets.importedAt(b) ? 1 : -1));

  const make = (selection: Selection): readonly number[] => {
    const { match, filled, recent, first } = selection;
    const found = match === undefined ? everything(selection) : matching(selection, match);
    if (recent) return newestFirst(found);
    if (first?.length) return joined(placesOf(first).filter(facets.belongs(selection)), found);
    return filled ? joined(found, everything({ ...selection, match: undefined })) : found;
  };

  const lists = new LRUCache<string, readonly number[]>({ max: REMEMBERED });
  return {
    list(selection) {
      const key = JSON.stringify(selection);
      const list = lists.get(key) ?? make(selection);
      lists.set(key, list);
      return list;
    },
    forget: () => lists.clear(),
  };
};
