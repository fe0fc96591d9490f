import type { Rating } from '@gifkit/fetch-api';
import type { Columns } from '@gifkit/headless/core';
import type { IGif } from '@gifkit/model';
import type { GifPage, GifProvider, ListOptions, ProviderAd } from '@gifkit/providers';
import { useRef, useState } from 'react';
import type { GifMedia } from '../gif/gif-props.ts';
import { Grid } from '../grid/Grid.tsx';
import type { GridHandle } from '../grid/grid-handle.ts';
import { useLabels } from '../labels/labels-context.ts';
import { FavouriteButton } from './browse/favourites.tsx';
import { type ListError, toListError } from './browse/list-error.ts';
import { NothingFound } from './browse/NothingFound.tsx';
import { PickerAds } from './browse/PickerAds.tsx';
import { PickerError } from './browse/PickerError.tsx';
import { PickerSkeleton } from './browse/PickerSkeleton.tsx';
import { healKept } from './kept/heal-kept.ts';
import type { KeptGifs } from './kept/use-kept-gifs.ts';
import { useWords } from './labels/picker-labels-context.ts';
import { listKey, listRequest } from './state/list-request.ts';
import type { PickerState } from './state/picker-reducer.ts';
import { TAB_LABELS } from './state/picker-tabs.ts';

export interface PickerResultsProps {
  provider: GifProvider;
  state: PickerState;
  /** What is kept on the current shelf; undefined while what is trending is shown. */
  kept: KeptGifs | undefined;
  /** Whether the provider gives the recents. */
  isRecentByService: boolean;
  rating: Rating | undefined;
  lang: string | undefined;
  columns: Columns;
  getAlt: ((gif: IGif) => string | undefined) | undefined;
  media: GifMedia | undefined;
  onChoose: (gif: IGif) => void;
  /** Searches for a term, and writes it into the field. */
  onSearch: (term: string) => void;
  /** Shows trending GIFs again. */
  onTrending: () => void;
}

/** A little more than fills the picker, because each request counts towards the service's limit. */
const PAGE = 30;

/** The GIFs in a grid that is a single tab stop, or a text in place of them. */
export function PickerResults({
  provider,
  state,
  kept,
  isRecentByService,
  rating,
  lang,
  columns,
  getAlt,
  media,
  onChoose,
  onSearch,
  onTrending,
}: PickerResultsProps) {
  const labels = useLabels();
  const words = useWords();
  const grid = useRef<GridHandle>(null);
  const [failure, setFailure] = useState<{ error: ListError; count: number }>();
  const { tab, term, shelf } = state;
  const isKept = shelf !== 'trending';

  const keptList = kept?.list;
  const request = listRequest({ state, provider, rating, lang, isRecentByService, keptList });
  const fetchPage = async (options: ListOptions & { signal: AbortSignal }): Promise<GifPage> => {
    if (request.call === 'kept') {
      const { references = [], known = new Map() } = kept ?? {};
      const { signal } = options;
      const data = await healKept(provider, references, { known, wordsOf: labels.removed, signal });
      return { data };
    }
    const { call, ...asked } = request;
    const all = { ...asked, ...options, limit: PAGE };
    if (request.call === 'search') return provider.search(request.term, all);
    return provider[request.call]?.(all) ?? { data: [] };
  };

  const key = listKey(provider, request);
  const [ads, setAds] = useState<{ key: string; list: readonly ProviderAd[] }>();
  const shownAds = ads?.key === key ? ads.list : [];
  const fetchAll = async (options: ListOptions & { signal: AbortSignal }) => {
    const page = await fetchPage(options);
    if (page.ads) setAds({ key, list: page.ads });
    // A page of a provider without `next` is the last one: nobody is asked for another.
    return { next: undefined, ...page };
  };

  const name = isKept
    ? words[shelf]
    : term
      ? words.resultsFor(term)
      : `${words.trending}: ${words[TAB_LABELS[tab]]}`;
  return (
    <>
      <Grid
        ref={grid}
        resetKey={key}
        pattern="picker"
        noLink
        hideAttribution
        aria-label={name}
        columns={columns}
        borderRadius={8}
        // Behind transparent GIFs is the background of the picker, light or dark.
        backgroundColor={tab === 'gifs' || tab === 'clips' ? undefined : 'var(--_surface)'}
        overlay={FavouriteButton}
        getAlt={getAlt}
        media={media}
        loader={PickerSkeleton}
        fetchGifs={(_offset, options) => fetchAll(options)}
        onGifsFetchError={(cause) =>
          setFailure((last) => ({
            error: toListError(cause, Date.now(), navigator.onLine),
            count: (last?.count ?? 0) + 1,
          }))
        }
        // Set a moment after the list has failed.
        errorMessage={
          failure ? (
            <PickerError
              key={failure.count}
              error={failure.error}
              onRetry={() => grid.current?.retry()}
            />
          ) : (
            <span />
          )
        }
        noResultsMessage={
          <NothingFound
            provider={provider}
            term={term}
            lang={lang}
            onSearch={onSearch}
            onTrending={term || isKept ? onTrending : undefined}
          />
        }
        endMessage={<p className="giphy-picker-end">{words.end}</p>}
        onGifClick={onChoose}
      />
      <PickerAds ads={shownAds} />
    </>
  );
}
