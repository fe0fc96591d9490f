import { type GifsResult, gifPaginator } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useEffect, useInsertionEffect, useReducer, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';
import { GRID_FETCH_DEBOUNCE } from '../constants.ts';
import { type Pages, pagesReducer, startPages } from '../state/pages.ts';

/** Fetches the page that begins at an offset. The signal aborts when nobody waits for it any more. */
export type FetchGifs = (offset: number, options: { signal: AbortSignal }) => Promise<GifsResult>;

export interface GifPagesOptions {
  fetchGifs: FetchGifs;
  initialGifs?: IGif[] | undefined;
  externalGifs?: IGif[] | undefined;
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}

export interface GifPages extends Pages {
  /** Fetches the next page now. */
  retry: () => void;
  /** To be told whenever the loader comes into view or leaves it. */
  onLoaderInView: (isInView: boolean) => void;
}

/**
 * GIFs page by page: the first page as soon as the loader is in view, the next ones
 * {@link GRID_FETCH_DEBOUNCE} ms after it came into view or the last page arrived, until the count stops
 * growing. What was under way when the component unmounts is aborted and changes nothing.
 */
export function useGifPages(options: GifPagesOptions): GifPages {
  const [pages, dispatch] = useReducer(pagesReducer, options.initialGifs ?? [], startPages);
  const gifs = options.externalGifs ?? pages.gifs;

  const latest = useRef({ ...options, gifs });
  useInsertionEffect(() => {
    latest.current = { ...options, gifs };
  });

  const [loader] = useState(() => {
    let request: AbortController | undefined;
    let isLoaderInView = false;
    let isDone = false;

    const nextPage = gifPaginator((offset) => {
      const { signal } = request ?? new AbortController();
      return latest.current.fetchGifs(offset, { signal });
    }, options.initialGifs);

    const load = async () => {
      if (request || isDone) return;
      const controller = new AbortController();
      request = controller;
      dispatch({ type: 'fetch' });
      const countBefore = latest.current.gifs.length;
      let fetched: IGif[];
      try {
        fetched = await nextPage(latest.current.externalGifs);
      } catch (error) {
        if (controller.signal.aborted) return;
        request = undefined;
        dispatch({ type: 'failed' });
        latest.current.onGifsFetchError?.(
          error instanceof Error ? error : new Error(String(error)),
        );
        return;
      }
      if (controller.signal.aborted) return;
      request = undefined;
      isDone = fetched.length === countBefore;
      dispatch({ type: 'fetched', gifs: fetched, hasGrown: !isDone });
      if (isDone) return;
      latest.current.onGifsFetched?.(fetched);
      loadSoon();
    };

    const loadSoon = debounce(GRID_FETCH_DEBOUNCE, () => {
      if (isLoaderInView) load();
    });

    return {
      retry: load,
      onLoaderInView(isInView: boolean) {
        isLoaderInView = isInView;
        if (!isInView) return;
        if (latest.current.gifs.length === 0) load();
        else loadSoon();
      },
      stop() {
        loadSoon.cancel({ upcomingOnly: true });
        request?.abort();
        request = undefined;
        dispatch({ type: 'abandoned' });
      },
    };
  });
  useEffect(() => loader.stop, [loader]);

  return { gifs, status: pages.status, retry: loader.retry, onLoaderInView: loader.onLoaderInView };
}
