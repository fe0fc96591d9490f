import { LRUCache } from 'lru-cache';
import { RATINGS } from '../catalog/entry.ts';
import { RESULT_WINDOW } from '../constants.ts';
import type { Selection } from './catalogue.ts';
import type { Database, SQLInputValue } from './database.ts';
import { indexOf } from './schema.ts';

/** How much a match counts in the title, in the tags, and in category and username. */
const WEIGHTS = '10.0, 4.0, 1.0';
/** Lists that are remembered; the catalogue never changes, so they stay true. */
const REMEMBERED = 200;

/**
 * Only the `RESULT_WINDOW` most popular matches are ranked: paging reaches no more, and a word that
 * half the catalogue has then costs no more than one that five thousand have.
 */
const statement = (selection: Selection): { sql: string; values: SQLInputValue[] } => {
  const conditions = ['kind = ?', 'rating <= ?'];
  const values: SQLInputValue[] = [selection.kind, RATINGS.indexOf(selection.rating)];
  const also = (condition: string, value: string | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  also('username = ?', selection.username);
  also('id <> ?', selection.except);
  const index = indexOf(selection.kind);
  also(`${index} MATCH ?`, selection.match);

  const searched = selection.match !== undefined;
  const from = searched ? `${index} CROSS JOIN entries ON seq = ${index}.rowid` : 'entries';
  const score = searched ? `bm25(${index}, ${WEIGHTS})` : 'seq';
  const popular = searched ? '' : 'ORDER BY seq';
  const order = selection.recent ? 'imported DESC, seq' : 'score, seq';
  return {
    sql: `SELECT seq FROM (
      SELECT seq, imported, ${score} AS score FROM ${from}
      WHERE ${conditions.join(' AND ')} ${popular} LIMIT ${RESULT_WINDOW}
    ) ORDER BY ${order}`,
    values,
  };
};

/** Answers the places of a selection's items, best first. */
export const ranked = (database: Database): ((selection: Selection) => Uint32Array) => {
  const lists = new LRUCache<string, Uint32Array>({ max: REMEMBERED });
  return (selection) => {
    const { sql, values } = statement(selection);
    const key = JSON.stringify([sql, values]);
    const known = lists.get(key);
    if (known) return known;
    const rows = database.prepare(sql).all(...values);
    const list = Uint32Array.from(rows, (row) => Number(row.seq));
    lists.set(key, list);
    return list;
  };
};
