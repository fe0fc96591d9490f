import { type Database, openDatabase } from './database.ts';
import { DatabaseFileError } from './file-error.ts';

/** A call to action that is shown with an item. */
export interface CallToAction {
  link: string;
  text: string;
}

/** What calls have changed. Kept in a file when there is a path, else in memory. */
export interface Changes {
  cta(gifId: string): CallToAction | undefined;
  setCta(gifId: string, cta: CallToAction): void;
  /** Whether there was one. */
  removeCta(gifId: string): boolean;
  clear(): void;
  close(): void;
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS ctas (
  gif_id TEXT PRIMARY KEY,
  link TEXT NOT NULL,
  text TEXT NOT NULL
);`;

const open = (path?: string): Database => {
  try {
    const database = openDatabase(path);
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    throw path === undefined ? error : new DatabaseFileError(path, error);
  }
};

/** @throws {DatabaseFileError} when there is a path and no database can be opened there */
export const openChanges = (path?: string): Changes => {
  const database = open(path);
  const read = database.prepare('SELECT link, text FROM ctas WHERE gif_id = ?');
  const write = database.prepare(
    'INSERT OR REPLACE INTO ctas (gif_id, link, text) VALUES (?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM ctas WHERE gif_id = ?');
  return {
    cta(gifId) {
      const row = read.get(gifId);
      return row && { link: String(row.link), text: String(row.text) };
    },
    setCta: (gifId, { link, text }) => void write.run(gifId, link, text),
    removeCta: (gifId) => remove.run(gifId).changes > 0,
    clear: () => database.exec('DELETE FROM ctas'),
    close: database.close,
  };
};
