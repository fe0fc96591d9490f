import type { IGif } from '@gifkit/model';
import type { GifProvider } from '../gif-provider.ts';
import { checkTerm } from '../terms/check-term.ts';
import { mapPages } from './map-pages.ts';

/**
 * Filters the lists of a provider, if its terms allow leaving results out. The service's own filters, such as
 * `rating`, are always allowed. Lookups by id are not filtered.
 *
 * @param keep returns true for GIFs that stay.
 * @throws {TermsError} when the terms forbid it.
 *
 * @example filterProvider(ours, ({ id }) => !blocked.has(id))
 */
export function filterProvider(provider: GifProvider, keep: (gif: IGif) => boolean): GifProvider {
  checkTerm(provider, 'mayFilter');
  return {
    ...provider,
    ...mapPages(provider, (page) => ({ ...page, data: page.data.filter(keep) })),
  };
}
