import { type GifsResult, gifPaginator } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { debounce } from 'throttle-debounce';
import { GRID_FETCH_DEBOUNCE } from './constants.ts';
import type { PagesAction } from './state/pages.ts';

/** Fetches the page that begins at an offset. The signal aborts when nobody waits for it any more. */
export type FetchGifs = (offset: number, options: { signal: AbortSignal }) => Promise<GifsResult>;

/** What a loader works for, as it is at the moment. */
export interface PageLoaderHost {
  fetchGifs: FetchGifs;
  /** What is shown. */
  gifs: readonly IGif[];
  /** Those that the host keeps itself. */
  externalGifs?: IGif[] | undefined;
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}

export interface PageLoader {
  /** Fetches the next page now, unless one is under way or there is none. */
  load: () => void;
  /** To be told whenever the loader's picture comes into view or leaves it. */
  onLoaderInView: (isInView: boolean) => void;
  /** Aborts what is under way, so that it changes nothing. The loader can go on afterwards. */
  stop: () => void;
}

/**
 * Fetches page after page while its picture is in view: the first at once, each further one
 * {@link GRID_FETCH_DEBOUNCE} ms after the last event, until the count stops growing.
 *
 * @param getHost gives what is newest.
 */
export function createPageLoader(
  getHost: () => PageLoaderHost,
  dispatch: (action: PagesAction) => void,
  initialGifs: IGif[] | undefined,
): PageLoader {
  let request: AbortController | undefined;
  let isInView = false;
  let isDone = false;

  const nextPage = gifPaginator((offset) => {
    const { signal } = request ?? new AbortController();
    return getHost().fetchGifs(offset, { signal });
  }, initialGifs);

  const loadSoon = debounce(GRID_FETCH_DEBOUNCE, () => {
    if (isInView) load();
  });

  function load(): void {
    if (request || isDone) return;
    const controller = new AbortController();
    const { gifs, externalGifs } = getHost();
    request = controller;
    dispatch({ type: 'fetch' });
    nextPage(externalGifs).then(
      (fetched) => settle(controller, () => onFetched(fetched, gifs.length)),
      (error: unknown) => settle(controller, () => onFailed(error)),
    );
  }

  function settle(controller: AbortController, go: () => void): void {
    if (controller.signal.aborted) return;
    request = undefined;
    go();
  }

  function onFetched(fetched: IGif[], countBefore: number): void {
    isDone = fetched.length <= countBefore;
    dispatch({ type: 'fetched', gifs: fetched, hasGrown: !isDone });
    if (isDone) return;
    getHost().onGifsFetched?.(fetched);
    loadSoon();
  }

  function onFailed(error: unknown): void {
    dispatch({ type: 'failed' });
    getHost().onGifsFetchError?.(error instanceof Error ? error : new Error(String(error)));
  }

  return {
    load,
    onLoaderInView(nowInView) {
      isInView = nowInView;
      if (!isInView) return;
      if (getHost().gifs.length === 0) load();
      else loadSoon();
    },
    stop() {
      loadSoon.cancel({ upcomingOnly: true });
      request?.abort();
      request = undefined;
      dispatch({ type: 'abandoned' });
    },
  };
}
