import type { Database } from '../store/database.ts';

/** Documents of one kind, by id. */
export interface Collection<Document> {
  get(id: string | number): Document | undefined;
  /** In the order of their ids as texts. */
  entries(): [id: string, document: Document][];
  all(): Document[];
  put(id: string | number, document: Document): void;
  /** Whether there was one. */
  remove(id: string | number): boolean;
  /** A number that no document had before. */
  nextId(): number;
}

export const openCollection = <Document>(
  database: Database,
  name: string,
): Collection<Document> => {
  const one = database.prepare('SELECT document FROM documents WHERE collection = ? AND id = ?');
  const every = database.prepare('SELECT id, document FROM documents WHERE collection = ?');
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');

  const read = (row: Record<string, unknown>): Document =>
    JSON.parse(String(row.document)) as Document;
  const entries = (): [string, Document][] =>
    every.all(name).map((row) => [String(row.id), read(row)]);
  return {
    get(id) {
      const row = one.get(name, String(id));
      return row && read(row);
    },
    entries,
    all: () => entries().map(([, document]) => document),
    put: (id, document) => void put.run(name, String(id), JSON.stringify(document)),
    remove: (id) => remove.run(name, String(id)).changes > 0,
    nextId() {
      const next = Number(one.get('counters', name)?.document ?? 0) + 1;
      put.run('counters', name, String(next));
      return next;
    },
  };
};
