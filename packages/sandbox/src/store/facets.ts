import { type CatalogueEntry, RATINGS } from '../catalog/entry.ts';
import type { Selection } from './catalogue.ts';

/** What a list is filtered and sorted by. */
type Facet = Pick<
  CatalogueEntry,
  'kind' | 'category' | 'username' | 'importedAt' | 'id' | 'unlisted' | 'removed'
> & { rating: number };

/** The part of every entry that making a list looks at, in memory, by the entry's `seq`. */
export interface Facets {
  add(entry: CatalogueEntry): void;
  set(seq: number, entry: CatalogueEntry): void;
  count(): number;
  /** Says of a `seq` whether it belongs to the selection, its words aside. */
  belongs(selection: Selection): (seq: number) => boolean;
  importedAt(seq: number): string;
}

const facetOf = (entry: CatalogueEntry): Facet => {
  const { kind, category, username, importedAt, id, unlisted, removed, rating } = entry;
  const facet = { kind, category, username, importedAt, id, rating: RATINGS.indexOf(rating) };
  return { ...facet, ...(unlisted && { unlisted }), ...(removed && { removed }) };
};

/** Places count from 1, as row ids do. */
export const createFacets = (): Facets => {
  const facets: Facet[] = [];
  const at = (seq: number): Facet | undefined => facets[seq - 1];
  return {
    add: (entry) => void facets.push(facetOf(entry)),
    set(seq, entry) {
      facets[seq - 1] = facetOf(entry);
    },
    count: () => facets.length,
    belongs({ kind, rating, username, category, except, unlisted }) {
      const most = RATINGS.indexOf(rating);
      return (seq) => {
        const facet = at(seq);
        return (
          facet !== undefined &&
          facet.kind === kind &&
          !facet.removed &&
          facet.rating <= most &&
          (username === undefined || facet.username === username) &&
          (category === undefined || facet.category === category) &&
          (unlisted || !facet.unlisted) &&
          facet.id !== except
        );
      };
    },
    importedAt: (seq) => at(seq)?.importedAt ?? '',
  };
};
