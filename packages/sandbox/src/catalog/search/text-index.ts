import { type CatalogEntry, SEARCHED, type Searched, tagText } from '../entry.ts';
import { openDatabase } from './database.ts';

/** Weights of title, tags, and category with username. One word in the title outweighs any number of tags. */
const WEIGHTS = '100.0, 2.0, 0.5';

const tableOf = (kind: Searched): string => `search_${kind}`;

/** The tables store no texts (`content=''`), because the catalog has the entries. */
const SCHEMA = SEARCHED.map(
  (kind) => `
CREATE VIRTUAL TABLE ${tableOf(kind)} USING fts5(
  title, tags, context,
  content='', prefix='1 2 3', tokenize='porter unicode61 remove_diacritics 2'
);`,
).join('');

/** Indexed texts in the order of the columns. */
const textsOf = ({ title, tags, category, username }: CatalogEntry): [string, string, string] => [
  title,
  tags.map(tagText).join(' , '),
  `${category} ${username}`,
];

/** Full-text index in memory, with a table per kind. Its row ids are the `seq` of the entries. */
export function createTextIndex() {
  const database = openDatabase();
  database.exec(SCHEMA);

  const insert = (seq: number, entry: CatalogEntry): void => {
    const sql = `INSERT INTO ${tableOf(entry.kind)} (rowid, title, tags, context) VALUES (?, ?, ?, ?)`;
    database.prepare(sql).run(seq, ...textsOf(entry));
  };

  /** Needs the indexed entry, because the tables store no texts. */
  const remove = (seq: number, entry: CatalogEntry): void => {
    const table = tableOf(entry.kind);
    const sql = `INSERT INTO ${table} (${table}, rowid, title, tags, context) VALUES ('delete', ?, ?, ?, ?)`;
    database.prepare(sql).run(seq, ...textsOf(entry));
  };

  /** Selects row ids as a single JSON array, because reading thousands of rows is slower than the search. */
  const rowIds = (query: string, ...values: (string | number)[]): number[] => {
    const sql = `SELECT json_group_array(rowid) AS ids FROM (${query})`;
    return JSON.parse(String(database.prepare(sql).get(...values)?.ids));
  };

  const matches = (kind: Searched): string =>
    `SELECT rowid FROM ${tableOf(kind)} WHERE ${tableOf(kind)} MATCH ?`;

  return {
    insert,
    replace: (seq: number, before: CatalogEntry, after: CatalogEntry): void =>
      database.transaction(() => {
        remove(seq, before);
        insert(seq, after);
      }),
    transaction: database.transaction,
    /** Finds all matches, the most popular first. */
    matching: (kind: Searched, match: string): number[] =>
      rowIds(`${matches(kind)} ORDER BY rowid`, match),
    /** Finds the matches up to `last`, best match first. */
    bestMatching: (kind: Searched, match: string, last: number): number[] =>
      rowIds(
        `${matches(kind)} AND rowid <= ? ORDER BY bm25(${tableOf(kind)}, ${WEIGHTS}), rowid`,
        match,
        last,
      ),
    close: database.close,
  };
}
