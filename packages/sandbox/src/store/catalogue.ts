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
  /** Ids of items that come before all others, as far as they belong to the selection. */
  first?: readonly string[];
  /** Also what is found by searching alone. */
  unlisted?: true;
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
  find(id: string): CatalogueEntry | undefined;
  /** At most `RESULT_WINDOW` items can be reached, and `total` says how many. */
  list(selection: Selection, offset: number, limit: number): Page;
  /** Puts an item in the place of the one with its id; nobody finds a removed one any more. */
  replace(entry: CatalogueEntry): void;
  count(): number;
  close(): void;
}

/** What the full-text index has of an item, in the order of its columns. */
const indexed = ({ title, tags, category, username }: Entry): [string, string, string] => [
  title,
  tags.map(tagText).join(' , '),
  `${category} ${username}`,
];

const insert = (database: Database, seq: number, entry: CatalogueEntry): void => {
  const { id, kind } = entry;
  database.prepare('INSERT INTO documents VALUES (?, ?, ?)').run(seq, id, JSON.stringify(entry));
  database
    .prepare(`INSERT INTO ${indexOf(kind)} (rowid, title, tags, context) VALUES (?, ?, ?, ?)`)
    .run(seq, ...indexed(entry));
};

/** An index without texts of its own has to be told what it is to forget. */
const forget = (database: Database, seq: number, entry: CatalogueEntry): void => {
  const index = indexOf(entry.kind);
  database.prepare('DELETE FROM documents WHERE seq = ?').run(seq);
  database
    .prepare(
      `INSERT INTO ${index} (${index}, rowid, title, tags, context) VALUES ('delete', ?, ?, ?, ?)`,
    )
    .run(seq, ...indexed(entry));
};

const read = (row: Record<string, unknown>): CatalogueEntry =>
  JSON.parse(String(row.entry)) as CatalogueEntry;

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
  const byId = database.prepare('SELECT seq, entry FROM documents WHERE id = ?');
  const rank = ranked(database, facets);

  return {
    find(id) {
      const row = byId.get(id);
      const entry = row && read(row);
      return entry?.removed ? undefined : entry;
    },
    list(selection, offset, limit) {
      const places = rank.list(selection);
      const page = places.slice(offset, offset + limit).map((seq) => bySeq.get(seq) ?? {});
      return { entries: page.map(read), total: places.length };
    },
    replace(entry) {
      const row = byId.get(entry.id);
      if (!row) return;
      const seq = Number(row.seq);
      database.transaction(() => {
        forget(database, seq, read(row));
        insert(database, seq, entry);
      });
      facets.set(seq, entry);
      rank.forget();
    },
    count: facets.count,
    close: database.close,
  };
};
