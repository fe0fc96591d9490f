import { SEARCHED, type Searched } from '../entry.ts';

export const indexOf = (kind: Searched): string => `search_${kind}`;

/**
 * `seq` is the popularity rank of an entry, from 1. It is the order of trending and of equal matches, and the
 * row id in the full-text index. The index stores no texts (`content=''`), because the documents contain
 * them.
 */
export const SCHEMA = `
CREATE TABLE documents (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  entry TEXT NOT NULL
);
${SEARCHED.map(
  (kind) => `
CREATE VIRTUAL TABLE ${indexOf(kind)} USING fts5(
  title, tags, context,
  content='', prefix='1 2 3', tokenize='porter unicode61 remove_diacritics 2'
);`,
).join('')}
`;
