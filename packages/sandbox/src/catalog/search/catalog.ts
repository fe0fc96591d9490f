import { type CatalogEntry, type Entry, tagText } from '../entry.ts';
import { type Database, openDatabase } from './database.ts';
import { createFacets } from './facets.ts';
import { createRanking } from './ranking.ts';
import { indexOf, SCHEMA } from './schema.ts';
import type { Page, Selection } from './selection.ts';

export interface Catalog {
  find(id: string): CatalogEntry | undefined;
  /** Returns one page of a list. The list and its `total` end at `RESULT_WINDOW` entries. */
  list(selection: Selection, offset: number, limit: number): Page;
  /** Replaces the entry with the same id. A `removed` entry is no longer found. */
  replace(entry: CatalogEntry): void;
  count(): number;
  close(): void;
}

/** Indexed texts in the order of the columns. */
const indexed = ({ title, tags, category, username }: Entry): [string, string, string] => [
  title,
  tags.map(tagText).join(' , '),
  `${category} ${username}`,
];

const insert = (database: Database, seq: number, entry: CatalogEntry): void => {
  const { id, kind } = entry;
  database.prepare('INSERT INTO documents VALUES (?, ?, ?)').run(seq, id, JSON.stringify(entry));
  database
    .prepare(`INSERT INTO ${indexOf(kind)} (rowid, title, tags, context) VALUES (?, ?, ?, ?)`)
    .run(seq, ...indexed(entry));
};

/** The index stores no texts, so FTS5 needs them to delete a row. */
const remove = (database: Database, seq: number, entry: CatalogEntry): void => {
  const index = indexOf(entry.kind);
  database.prepare('DELETE FROM documents WHERE seq = ?').run(seq);
  database
    .prepare(
      `INSERT INTO ${index} (${index}, rowid, title, tags, context) VALUES ('delete', ?, ?, ?, ?)`,
    )
    .run(seq, ...indexed(entry));
};

const parse = (row: Record<string, unknown>): CatalogEntry =>
  JSON.parse(String(row.entry)) as CatalogEntry;

/**
 * Indexes entries in memory.
 *
 * @param entries most popular first
 * @throws {Error} if two entries have the same id
 */
export function createCatalog(entries: Iterable<CatalogEntry>): Catalog {
  const database = openDatabase();
  const facets = createFacets();
  database.exec(SCHEMA);
  database.transaction(() => {
    for (const entry of entries) {
      facets.add(entry);
      insert(database, facets.count(), entry);
    }
  });

  const bySeq = database.prepare('SELECT entry FROM documents WHERE seq = ?');
  const byId = database.prepare('SELECT seq, entry FROM documents WHERE id = ?');
  const ranking = createRanking(database, facets);

  return {
    find(id) {
      const row = byId.get(id);
      const entry = row && parse(row);
      return entry?.removed ? undefined : entry;
    },
    list(selection, offset, limit) {
      const list = ranking.list(selection);
      const page = list.slice(offset, offset + limit).map((seq) => bySeq.get(seq) ?? {});
      return { entries: page.map(parse), total: list.length };
    },
    replace(entry) {
      const row = byId.get(entry.id);
      if (!row) return;
      const seq = Number(row.seq);
      database.transaction(() => {
        remove(database, seq, parse(row));
        insert(database, seq, entry);
      });
      facets.set(seq, entry);
      ranking.invalidate();
    },
    count: facets.count,
    close: database.close,
  };
}
