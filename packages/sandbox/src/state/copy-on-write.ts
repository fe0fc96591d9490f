import type { Catalog } from '../catalog/search/catalog.ts';

/** A catalog that uses another one, and copies it before the first change. */
export function copyOnWrite(original: Catalog, copy: () => Catalog): Catalog {
  let own: Catalog | undefined;
  const current = (): Catalog => own ?? original;
  return {
    find: (id) => current().find(id),
    list: (selection, offset, limit) => current().list(selection, offset, limit),
    replace(entry) {
      own ??= copy();
      own.replace(entry);
    },
    count: () => current().count(),
    close: () => own?.close(),
  };
}
