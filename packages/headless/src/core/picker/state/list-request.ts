import type { Rating } from '@gifkit/fetch-api';
import type { GifProvider, ListOptions } from '@gifkit/providers';
import type { PickerState } from './picker-reducer.ts';

const DEFAULT_RATING: Rating = 'pg-13';

type Asked = Pick<ListOptions, 'type' | 'rating' | 'lang'>;

/** Source of the picker's list: a provider call, or GIFs saved in the picker. */
type ListRequest =
  | ({ call: 'search'; term: string } & Asked)
  | ({ call: 'trending' | 'recents' | 'emoji' } & Asked)
  | { call: 'saved'; shelf: PickerState['shelf']; list: string | undefined };

interface ListRequestOptions {
  state: Pick<PickerState, 'tab' | 'term' | 'shelf'>;
  provider: Pick<GifProvider, 'capabilities'>;
  rating: Rating | undefined;
  lang: string | undefined;
  isRecentByService: boolean;
  savedList: string | undefined;
}

export function listRequest({
  state: { tab, term, shelf },
  provider,
  rating = DEFAULT_RATING,
  lang,
  isRecentByService,
  savedList,
}: ListRequestOptions): ListRequest {
  if (shelf === 'recents' && isRecentByService) {
    const type = tab === 'emoji' ? provider.capabilities.types[0] : tab;
    return { call: 'recents', type, rating, lang };
  }
  if (shelf !== 'trending') return { call: 'saved', shelf, list: savedList };
  if (tab === 'emoji') return { call: 'emoji', rating };
  return term
    ? { call: 'search', term, type: tab, rating, lang }
    : { call: 'trending', type: tab, rating, lang };
}

/**
 * Identifies a service with a list, a language or a rating. Changes with everything that changes its GIFs, including
 * the host's options.
 */
export const serviceKey = (
  { id, name }: Pick<GifProvider, 'id' | 'name'>,
  of: ListRequest | string | undefined,
): string => JSON.stringify([id ?? name, of]);
