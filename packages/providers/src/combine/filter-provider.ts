import type { IGif } from '@gifkit/model';
import type { GifProvider } from '../gif-provider.ts';
import { checkTerm } from '../terms/check-term.ts';
import { mapPages } from './map-pages.ts';

/**
 * A provider whose lists have only the GIFs that you want, where the terms allow leaving any out. The filters of
 * the service itself, such as `rating`, are always allowed. A GIF is found by its id in any case.
 *
 * @param keep says whether a GIF stays.
 * @throws {TermsError} where the terms forbid it.
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
