import { RESULT_WINDOW } from '../../constants.ts';
import { createRecent } from '../../recent.ts';
import type { Database } from './database.ts';
import type { Facets } from './facets.ts';
import { indexOf } from './schema.ts';
import type { Selection } from './selection.ts';

/** Weights of title, tags, and category with username. One word in the title outweighs any number of tags. */
const WEIGHTS = '100.0, 2.0, 0.5';
/**
 * Number of matches that are ranked, the most popular first. The rest follow by popularity, so that common
 * words are nearly as fast as rare ones.
 */
const RANKED = 500;
const CACHED_LISTS = 200;

const concatUnique = (first: readonly number[], second: readonly number[]): readonly number[] =>
  [...new Set([...first, ...second])].slice(0, RESULT_WINDOW);

export function createRanking(database: Database, facets: Facets) {
  const everything = (selection: Selection): number[] => {
    const belongs = facets.belongs(selection);
    const found: number[] = [];
    for (let seq = 1; seq <= facets.count() && found.length < RESULT_WINDOW; seq++) {
      if (belongs(seq)) found.push(seq);
    }
    return found;
  };

  /** Selects row ids as a single JSON array, because reading thousands of rows is slower than the search. */
  const rowIds = (query: string, ...values: (string | number)[]): number[] => {
    const sql = `SELECT json_group_array(rowid) AS ids FROM (${query})`;
    return JSON.parse(String(database.prepare(sql).get(...values)?.ids));
  };

  const matching = (selection: Selection, match: string): number[] => {
    const index = indexOf(selection.kind);
    const matches = `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`;
    const belongs = facets.belongs(selection);
    const found = rowIds(`${matches} ORDER BY rowid`, match).filter(belongs);
    const last = found[Math.min(RANKED, found.length) - 1] ?? 0;
    const byScore = `${matches} AND rowid <= ? ORDER BY bm25(${index}, ${WEIGHTS}), rowid`;
    const best = rowIds(byScore, match, last).filter(belongs);
    return [...best, ...found.slice(RANKED, RESULT_WINDOW)];
  };

  const seqsOf = (ids: readonly string[]): number[] =>
    ids.flatMap((id) => {
      const row = database.prepare('SELECT seq FROM documents WHERE id = ?').get(id);
      return row ? [Number(row.seq)] : [];
    });

  const newestFirst = (found: readonly number[]): readonly number[] =>
    found.toSorted((a, b) => (facets.importedAt(a) < facets.importedAt(b) ? 1 : -1));

  const rank = (selection: Selection): readonly number[] => {
    const { match, filled, recent, first } = selection;
    const found = match === undefined ? everything(selection) : matching(selection, match);
    if (recent) return newestFirst(found);
    if (first?.length) return concatUnique(seqsOf(first).filter(facets.belongs(selection)), found);
    return filled ? concatUnique(found, everything({ ...selection, match: undefined })) : found;
  };

  const lists = createRecent<readonly number[]>(CACHED_LISTS);
  return {
    /** Returns the `seq` of each entry in list order. */
    list(selection: Selection): readonly number[] {
      const key = JSON.stringify(selection);
      const list = lists.get(key) ?? rank(selection);
      lists.set(key, list);
      return list;
    },
    invalidate: () => lists.clear(),
  };
}
