import type { Database } from '../catalog/search/database.ts';

export const SCHEMA = `
CREATE TABLE IF NOT EXISTS documents (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) WITHOUT ROWID;`;

export function openCollection<Document>(database: Database, name: string) {
  const one = database.prepare('SELECT document FROM documents WHERE collection = ? AND id = ?');
  const every = database.prepare('SELECT id, document FROM documents WHERE collection = ?');
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  const increment = database.prepare(`
    INSERT INTO documents VALUES (?, ?, '1')
    ON CONFLICT DO UPDATE SET document = CAST(document AS INTEGER) + 1
    RETURNING document`);

  const parse = (row: Record<string, unknown>): Document =>
    JSON.parse(String(row.document)) as Document;
  const entries = (): [string, Document][] =>
    every.all(name).map((row) => [String(row.id), parse(row)]);
  return {
    get(id: string | number): Document | undefined {
      const row = one.get(name, String(id));
      return row && parse(row);
    },
    entries,
    all: (): Document[] => entries().map(([, document]) => document),
    put: (id: string | number, document: Document): void =>
      void put.run(name, String(id), JSON.stringify(document)),
    /** @returns false if there was no such document */
    remove: (id: string | number): boolean => remove.run(name, String(id)).changes > 0,
    /** Adds 1 to a document that is a number, atomically across processes. */
    increment: (id: string): void => void increment.run(name, id),
    /** Returns a number that no document of the collection ever had. */
    nextId: () => Number(increment.get('counters', name)?.document),
  };
}

export type Collection<Document> = ReturnType<typeof openCollection<Document>>;
