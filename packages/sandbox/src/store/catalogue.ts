import type { Category } from '../art/scene.ts';
import {
  type CatalogueEntry,
  type Entry,
  RATINGS,
  type Rating,
  type Searched,
  tagText,
} from '../catalog/entry.ts';
import { RESULT_WINDOW } from '../constants.ts';
import { type Database, openDatabase } from './database.ts';
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
  match?: string;
  /** Leave this item out. */
  except?: string;
  /** Newest first, instead of best first. */
  recent?: boolean;
  /** After what matches, everything else. */
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

const insertAll = (database: Database, entries: Iterable<CatalogueEntry>): void => {
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  let seq = 0;
  for (const entry of entries) {
    seq += 1;
    const { id, kind, category, username, importedAt, unlisted } = entry;
    const rating = RATINGS.indexOf(entry.rating);
    const json = JSON.stringify(entry);
    insert.run(seq, unlisted ? 0 : 1, id, kind, rating, category, username, importedAt, json);
    database
      .prepare(`INSERT INTO ${indexOf(kind)} (rowid, title, tags, context) VALUES (?, ?, ?, ?)`)
      .run(seq, entry.title, entry.tags.map(tagText).join(' , '), `${category} ${username}`);
  }
};

/** Keeps the catalogue in memory. Entries come most popular first. */
export const createCatalogue = (entries: Iterable<CatalogueEntry>): Catalogue => {
  const database = openDatabase();
  database.exec(SCHEMA);
  database.transaction(() => insertAll(database, entries));
  database.exec('ANALYZE');

  const read = (row: unknown): Entry => JSON.parse((row as { entry: string }).entry) as Entry;
  const bySeq = database.prepare('SELECT entry FROM entries WHERE seq = ?');
  const byId = database.prepare('SELECT entry FROM entries WHERE id = ?');
  const rank = ranked(database);

  return {
    find(id) {
      const row = byId.get(id);
      return row && read(row);
    },
    list(selection, offset, limit) {
      const places = rank(selection);
      const page = places.slice(offset, Math.min(offset + limit, RESULT_WINDOW));
      return { entries: Array.from(page, (seq) => read(bySeq.get(seq))), total: places.length };
    },
    count: () => Number(database.prepare('SELECT count(*) AS n FROM entries').get()?.n),
    close: database.close,
  };
};
