import type { GifPage, ListOptions, ProviderAd } from '@gifkit/providers';
import { createContext, useState } from 'react';
import { loadSaved } from '../../core/picker/saved/load-saved.ts';
import { type ListError, toListError } from '../../core/picker/state/list-error.ts';
import { listRequest, serviceKey } from '../../core/picker/state/list-request.ts';
import { listEnglish, pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { warnWithoutAttribution } from '../PickerAttribution.tsx';
import { usePart, usePicker } from '../picker-context.ts';
import { TAB_LABELS } from '../state/use-picker-state.ts';

interface ListFailure {
  readonly error: ListError;
  readonly count: number;
}

type PageOptions = ListOptions & { signal: AbortSignal };

/** Slightly more than fills the picker, because each request counts towards the service's limit. */
const PAGE = 30;

const NONE: readonly ProviderAd[] = [];

export function usePickerList() {
  const labels = useLabelsOr(listEnglish);
  const words = useLabelsOr(pickerEnglish);
  const { provider, state, saved: shelves, rating, lang, attributions } = usePicker();
  const { tab, term, shelf } = state;
  const saved = shelf === 'trending' ? undefined : shelves[shelf];
  const { isRecentByService } = shelves;
  const [failure, setFailure] = useState<ListFailure>();

  const savedList = saved?.listId;
  const request = listRequest({ state, provider, rating, lang, isRecentByService, savedList });
  const fetchPage = async (options: PageOptions): Promise<GifPage> => {
    if (request.call === 'saved') {
      const { references = [], known = new Map() } = saved ?? {};
      const { signal } = options;
      // If loading fails, the list fails and can be retried.
      const { resolveSaved } = await loadSaved();
      const data = await resolveSaved(provider, references, {
        known,
        wordsOf: labels.removed,
        signal,
      });
      return { data };
    }
    const { call, ...asked } = request;
    const all = { ...asked, ...options, limit: PAGE };
    if (request.call === 'search') return provider.search(request.term, all);
    return provider[request.call]?.(all) ?? { data: [] };
  };

  const key = serviceKey(provider, request);
  const [ads, setAds] = useState<{ key: string; list: readonly ProviderAd[] }>();
  const fetchGifs = async (options: PageOptions) => {
    const page = await fetchPage(options);
    if (attributions.current === 0) warnWithoutAttribution(provider);
    if (page.ads) setAds({ key, list: page.ads });
    // A page without `next` is the last one.
    return { next: undefined, ...page };
  };

  const name = term ? words.resultsFor(term) : `${words.trending}: ${words[TAB_LABELS[tab]]}`;
  return {
    key,
    name: shelf === 'trending' ? name : words[shelf],
    fetchGifs,
    onGifsFetchError: (cause: unknown) =>
      setFailure((last) => ({
        error: toListError(cause, Date.now(), navigator.onLine),
        count: (last?.count ?? 0) + 1,
      })),
    failure,
    ads: ads?.key === key ? ads.list : NONE,
  };
}

interface Results {
  failure: ListFailure | undefined;
  ads: readonly ProviderAd[];
}

export const ResultsContext = createContext<Results | undefined>(undefined);

/** @throws {Error} outside a `GifPicker.Results`. */
export const useResults = () => usePart(ResultsContext, 'Results');
