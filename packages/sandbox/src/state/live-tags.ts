import type { CatalogEntry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { createTagIndex, type TagIndex } from '../catalog/tag-index.ts';

/**
 * The tags of a catalog's items, and the catalog, whose changes update them.
 *
 * @param entries the items whose tags are indexed, as they are before any change
 * @param unchanged the index of their tags
 */
export function liveTags(
  catalog: Catalog,
  entries: readonly CatalogEntry[],
  unchanged: TagIndex,
): { catalog: Catalog; tags: TagIndex } {
  let known: TagIndex | undefined = unchanged;
  const index = (): TagIndex => {
    known ??= createTagIndex(entries.flatMap(({ id }) => catalog.find(id) ?? []));
    return known;
  };
  return {
    tags: {
      search: (text) => index().search(text),
      related: (tag) => index().related(tag),
      popular: () => index().popular(),
    },
    catalog: {
      ...catalog,
      replace(entry) {
        catalog.replace(entry);
        known = undefined;
      },
    },
  };
}
