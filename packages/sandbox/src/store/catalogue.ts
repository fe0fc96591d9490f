import type { Category } from '../art/scene.ts';
import {
  type CatalogueEntry,
  type Entry,
  type Rating,
  type Searched,
  tagText,
} from '../catalog/entry.ts';
import { type Database, openDatabase } from './database.ts';
import { createFacets } from './facets.ts';
import { ranked } from './ranked.ts';
import { indexOf, SCHEMA } from './schema.ts';

/** What a list is made of. */
export interface Selection {
  kind: Searched;
  /** The least restrictive rating to include. */
  rating: Rating;
  /** Only this account's items. */
  username?: string;
  category?: Category;
  /** Words to look for, in the syntax of FTS5. */
  match?: string | undefined;
  /** Leave this item out. */
  except?: string;
  /** Newest first, instead of best first. */
  recent?: boolean;
  /** After what matches, everything else that could. */
  filled?: boolean;
}

export interface Page {
  entries: Entry[];
  total: number;
}

export interface Catalogue {
  find(id: string): Entry | undefined;
  /** At most `RESULT_WINDOW` items can be reached, and `total` says how many. */
  list(selection: Selection, offset: number, limit: number): Page;
  count(): number;
  close(): void;
}

const insert = (database: Database, seq: number, entry: CatalogueEntry): void => {
  const { id, kind, title, tags, category, username } = entry;
  const index = indexOf(kind);
  database.prepare('INSERT INTO documents VALUES (?, ?, ?)').run(seq, id, JSON.stringify(entry));
  database
    .prepare(`INSERT INTO ${index} (rowid, title, tags, context) VALUES (?, ?, ?, ?)`)
    .run(seq, title, tags.map(tagText).join(' , '), `${category} ${username}`);
};

const read = (row: Record<string, unknown>): Entry => JSON.parse(String(row.entry)) as Entry;

/** Keeps the catalogue in memory. Entries come most popular first. */
export const createCatalogue = (entries: Iterable<CatalogueEntry>): Catalogue => {
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
  const byId = database.prepare('SELECT entry FROM documents WHERE id = ?');
  const rank = ranked(database, facets);

  return {
    find(id) {
      const row = byId.get(id);
      return row && read(row);
    },
    list(selection, offset, limit) {
      const places = rank(selection);
      const page = places.slice(offset, offset + limit).map((seq) => bySeq.get(seq) ?? {});
      return { entries: page.map(read), total: places.length };
    },
    count: facets.count,
    close: database.close,
  };
};
