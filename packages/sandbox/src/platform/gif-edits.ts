import type { CatalogueEntry } from '../catalog/entry.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Collection } from './collection.ts';
import type { GifEdit } from './documents.ts';

/** Changes of the catalogue's items that outlive the catalogue, which is made anew with each start. */
export interface GifEdits {
  /** Whether there is such an item, also one that is removed. */
  has(id: string): boolean;
  /** Changes an item, also one that is removed. False when there is none. */
  edit(id: string, edit: GifEdit): boolean;
  /** Makes every item what it was. */
  undo(): void;
}

export const createGifEdits = (catalogue: Catalogue, kept: Collection<GifEdit>): GifEdits => {
  const originals = new Map<string, CatalogueEntry>();
  const originalOf = (id: string): CatalogueEntry | undefined =>
    originals.get(id) ?? catalogue.find(id);
  const apply = (id: string, edit: GifEdit): boolean => {
    const original = originalOf(id);
    if (!original) return false;
    originals.set(id, original);
    const { hidden, takenDown, ...changes } = edit;
    const isGone = hidden || takenDown;
    catalogue.replace({ ...original, ...changes, ...(isGone && { removed: true }) });
    return true;
  };
  for (const [id, edit] of kept.entries()) apply(id, edit);
  return {
    has: (id) => originalOf(id) !== undefined,
    edit(id, edit) {
      const whole = { ...kept.get(id), ...edit };
      const isDone = apply(id, whole);
      if (isDone) kept.put(id, whole);
      return isDone;
    },
    undo() {
      for (const entry of originals.values()) catalogue.replace(entry);
      originals.clear();
    },
  };
};
