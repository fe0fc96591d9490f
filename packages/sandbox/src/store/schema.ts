import { SEARCHED, type Searched } from '../catalog/entry.ts';

/** The full-text index of a kind. */
export const indexOf = (kind: Searched): string => `search_${kind}`;

/**
 * `seq` is an entry's place in the order of popularity: what trends first, and what comes first
 * among equally good matches. It is the row id of the full-text index too.
 *
 * The index keeps no text of its own (`content=''`): the documents hold it already.
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
