import type { CatalogEntry, Entry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import type { Collection } from './collection.ts';

export type GifEdit = Partial<Pick<Entry, 'title' | 'tags' | 'rating' | 'source'>> & {
  /** Set by a moderator, reversible. */
  hidden?: boolean;
  /** Irreversible. */
  takenDown?: boolean;
};

/** Edits of catalog entries. They are stored, because each start rebuilds the catalog. */
export function createGifEdits(catalog: Catalog, stored: Collection<GifEdit>) {
  const originals = new Map<string, CatalogEntry>();
  const originalOf = (id: string): CatalogEntry | undefined =>
    originals.get(id) ?? catalog.find(id);
  const apply = (id: string, edit: GifEdit): boolean => {
    const original = originalOf(id);
    if (!original) return false;
    originals.set(id, original);
    const { hidden, takenDown, ...changes } = edit;
    const removed = hidden || takenDown;
    catalog.replace({ ...original, ...changes, ...(removed && { removed: true }) });
    return true;
  };
  for (const [id, edit] of stored.entries()) apply(id, edit);
  return {
    /** True if the GIF exists, removed or not. */
    has: (id: string): boolean => originalOf(id) !== undefined,
    /** Edits a GIF, removed or not. @returns false if it does not exist */
    edit(id: string, edit: GifEdit): boolean {
      const merged = { ...stored.get(id), ...edit };
      const isKnown = apply(id, merged);
      if (isKnown) stored.put(id, merged);
      return isKnown;
    },
    undo(): void {
      for (const entry of originals.values()) catalog.replace(entry);
      originals.clear();
    },
  };
}
