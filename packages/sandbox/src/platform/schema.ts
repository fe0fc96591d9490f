/** What the platform's calls have made: documents in named collections. */
export const PLATFORM_SCHEMA = `
CREATE TABLE IF NOT EXISTS documents (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) WITHOUT ROWID;`;
