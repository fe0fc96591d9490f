import { type CatalogEntry, RATINGS } from '../entry.ts';
import type { Selection } from './selection.ts';

/** The fields that lists are filtered and sorted by. */
type Facet = Pick<
  CatalogEntry,
  'kind' | 'category' | 'username' | 'importedAt' | 'id' | 'unlisted' | 'removed'
> & { rating: number };

const facetOf = (entry: CatalogEntry): Facet => {
  const { kind, category, username, importedAt, id, unlisted, removed, rating } = entry;
  const facet = { kind, category, username, importedAt, id, rating: RATINGS.indexOf(rating) };
  return { ...facet, ...(unlisted && { unlisted }), ...(removed && { removed }) };
};

/** The facet of every entry, in memory, by the entry's `seq`: its place in order of popularity, from 1. */
export function createFacets() {
  const facets: Facet[] = [];
  const at = (seq: number): Facet | undefined => facets[seq - 1];
  return {
    add: (entry: CatalogEntry) => void facets.push(facetOf(entry)),
    set(seq: number, entry: CatalogEntry) {
      facets[seq - 1] = facetOf(entry);
    },
    count: () => facets.length,
    /** Makes a test for whether an entry belongs to the selection; it ignores `match`. */
    belongs({ kind, rating, username, category, except, unlisted }: Selection) {
      const maxRating = RATINGS.indexOf(rating);
      return (seq: number): boolean => {
        const facet = at(seq);
        return (
          facet !== undefined &&
          facet.kind === kind &&
          !facet.removed &&
          facet.rating <= maxRating &&
          (username === undefined || facet.username === username) &&
          (category === undefined || facet.category === category) &&
          (unlisted || !facet.unlisted) &&
          facet.id !== except
        );
      };
    },
    importedAt: (seq: number) => at(seq)?.importedAt ?? '',
  };
}

export type Facets = ReturnType<typeof createFacets>;
