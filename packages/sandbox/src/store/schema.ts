import { SEARCHED, type Searched } from '../catalog/entry.ts';

/** The full-text index of a kind. */
export const indexOf = (kind: Searched): string => `search_${kind}`;

/**
 * `seq` is an entry's place in the order of popularity: what trends first, and what comes first
 * among equally good matches. It is the row id of the full-text index too. What is not `listed` is
 * found by its id and by searching alone.
 *
 * The index keeps no text of its own (`content=''`): entries hold it already.
 */
export const SCHEMA = `
CREATE TABLE entries (
  seq INTEGER PRIMARY KEY,
  listed INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  rating INTEGER NOT NULL,
  category TEXT NOT NULL,
  username TEXT NOT NULL,
  imported TEXT NOT NULL,
  entry TEXT NOT NULL
);
CREATE INDEX by_popularity ON entries (kind, listed, seq, rating);
CREATE INDEX by_user ON entries (username, kind, seq, rating);
${SEARCHED.map(
  (kind) => `
CREATE VIRTUAL TABLE ${indexOf(kind)} USING fts5(
  title, tags, context,
  content='', prefix='2 3', tokenize='porter unicode61 remove_diacritics 2'
);`,
).join('')}
`;
