import { type CatalogEntry, RATINGS } from '../entry.ts';
import type { Selection } from './selection.ts';

type Facet = Pick<
  CatalogEntry,
  'kind' | 'category' | 'username' | 'importedAt' | 'id' | 'unlisted' | 'removed'
> & { rating: number };

const facetOf = (entry: CatalogEntry): Facet => {
  const { kind, category, username, importedAt, id, unlisted, removed, rating } = entry;
  const facet = { kind, category, username, importedAt, id, rating: RATINGS.indexOf(rating) };
  return { ...facet, ...(unlisted && { unlisted }), ...(removed && { removed }) };
};

/** Keeps the facets of all entries in memory, by `seq`: the popularity rank from 1. */
export function createFacets() {
  const facets: Facet[] = [];
  const at = (seq: number): Facet | undefined => facets[seq - 1];
  return {
    add: (entry: CatalogEntry) => void facets.push(facetOf(entry)),
    set(seq: number, entry: CatalogEntry) {
      facets[seq - 1] = facetOf(entry);
    },
    count: () => facets.length,
    /** Returns a predicate for the selection; it ignores `match`. */
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
