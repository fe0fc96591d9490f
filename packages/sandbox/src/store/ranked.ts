import { LRUCache } from 'lru-cache';
import { RATINGS } from '../catalog/entry.ts';
import { RESULT_WINDOW } from '../constants.ts';
import type { Selection } from './catalogue.ts';
import type { Database, SQLInputValue } from './database.ts';
import { indexOf } from './schema.ts';

/**
 * How much a match counts in the title, in the tags, and in category and username: one word of the
 * title for more than any number of tags.
 */
const WEIGHTS = '100.0, 2.0, 0.5';
/** Lists that are remembered; the catalogue never changes, so they stay true. */
const REMEMBERED = 200;

/**
 * Only the `RESULT_WINDOW` most popular matches are ranked: paging reaches no more, and a word that
 * half the catalogue has then costs no more than one that five thousand have.
 */
const statement = (selection: Selection): { sql: string; values: SQLInputValue[] } => {
  const { kind, rating, username, category, match, except, recent } = selection;
  const index = indexOf(kind);
  const conditions = ['kind = ?', 'rating <= ?'];
  const values: SQLInputValue[] = [kind, RATINGS.indexOf(rating)];
  const also = (condition: string, value: string | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  also('username = ?', username);
  also('category = ?', category);
  also('id <> ?', except);
  also(`${index} MATCH ?`, match);
  if (match === undefined && username === undefined) conditions.push('listed = 1');

  const from =
    match === undefined ? 'entries' : `${index} CROSS JOIN entries ON seq = ${index}.rowid`;
  const score = match === undefined ? 'seq' : `bm25(${index}, ${WEIGHTS})`;
  const popular = match === undefined ? 'ORDER BY seq' : '';
  const order = recent ? 'imported DESC, seq' : 'score, seq';
  return {
    sql: `SELECT seq FROM (
      SELECT seq, imported, ${score} AS score FROM ${from}
      WHERE ${conditions.join(' AND ')} ${popular} LIMIT ${RESULT_WINDOW}
    ) ORDER BY ${order}`,
    values,
  };
};

/** The first list, then what only the second has. */
const joined = (first: Uint32Array, second: Uint32Array): Uint32Array => {
  const all = new Set(first);
  for (const seq of second) all.add(seq);
  return Uint32Array.from(all).subarray(0, RESULT_WINDOW);
};

/** Answers the places of a selection's items, best first. */
export const ranked = (database: Database): ((selection: Selection) => Uint32Array) => {
  const lists = new LRUCache<string, Uint32Array>({ max: REMEMBERED });
  const remembered = (key: string, make: () => Uint32Array): Uint32Array => {
    const known = lists.get(key);
    if (known) return known;
    const list = make();
    lists.set(key, list);
    return list;
  };
  const matching = (selection: Selection): Uint32Array => {
    const { sql, values } = statement(selection);
    return Uint32Array.from(database.prepare(sql).all(...values), (row) => Number(row.seq));
  };
  const everything = ({ match: _match, ...rest }: Selection) => matching(rest);

  return (selection) =>
    remembered(JSON.stringify(selection), () =>
      selection.filled ? joined(matching(selection), everything(selection)) : matching(selection),
    );
};
