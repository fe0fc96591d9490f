import { type FetchGifs, gifPaginator } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { debounce, throttle } from 'throttle-debounce';
import { beginAlike } from './begin-alike.ts';
import type { Pages, PagesAction } from './state/pages.ts';

export type { FetchGifs } from '@gifkit/fetch-api';

/** What a loader works for, as it is at the moment. */
export interface PageLoaderHost extends Pages {
  fetchGifs: FetchGifs;
  /** Those that the host keeps itself. */
  externalGifs?: IGif[] | undefined;
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}

export interface PageLoaderOptions {
  initialGifs: IGif[] | undefined;
  /** ms between the last event and each page but the first. */
  fetchDebounce: number;
}

export interface PageLoader {
  /** Fetches the next page now, unless one is under way or there is none. */
  load: () => void;
  /** To be told whenever the loader's picture comes into view or leaves it. */
  onLoaderInView: (isInView: boolean) => void;
  /** Aborts what is under way and begins anew, with these GIFs or none. */
  reset: (initialGifs?: IGif[]) => void;
  /**
   * To be told when `fetchGifs` is another function. Hosts write it inline, so that alone says nothing:
   * its first page does. Where that is shown already, all stays; else it replaces what is shown.
   */
  onFetchGifsChange: () => void;
  /** Aborts what is under way, so that it changes nothing. The loader can go on afterwards. */
  stop: () => void;
}

/**
 * Fetches page after page while its picture is in view: the first at once, each further one `fetchDebounce`
 * ms after the last event, until the count stops growing.
 *
 * @param getHost gives what is newest.
 */
export function createPageLoader(
  getHost: () => PageLoaderHost,
  dispatch: (action: PagesAction) => void,
  { initialGifs, fetchDebounce }: PageLoaderOptions,
): PageLoader {
  let request: AbortController | undefined;
  /** The first page of another `fetchGifs`, as long as nobody knows whether it is another list. */
  let preview: AbortController | undefined;
  let signal = new AbortController().signal;
  let isInView = false;
  let isDone = false;
  /** Only who asks for it gets another try: the view may still tell of a loader that is going away. */
  let hasFailed = false;
  /** Another `fetchGifs` has failed to say what its list is. */
  let isInDoubt = false;

  const paginate = (gifs?: IGif[]) =>
    gifPaginator((offset) => getHost().fetchGifs(offset, { signal }), gifs);

  let nextPage = paginate(initialGifs);

  const loadSoon = debounce(fetchDebounce, () => {
    if (isInView) load();
  });

  const previewSoon = throttle(fetchDebounce, previewList);

  function load(): void {
    hasFailed = false;
    if (isInDoubt) {
      dispatch({ type: 'fetch' });
      previewList();
    }
    if (isInDoubt || request || isDone) return;
    const controller = new AbortController();
    const { gifs, externalGifs } = getHost();
    request = controller;
    signal = controller.signal;
    dispatch({ type: 'fetch' });
    nextPage(externalGifs).then(
      (fetched) => settle(controller, () => onFetched(fetched, gifs.length)),
      (error: unknown) => settle(controller, () => onFailed(error)),
    );
  }

  function previewList(): void {
    const controller = new AbortController();
    const list = paginate();
    signal = controller.signal;
    const firstPage = list();
    // Only now: the client goes on with a request that somebody still waits for.
    preview?.abort();
    preview = controller;
    firstPage.then(
      (fetched) => settle(controller, () => onPreviewed(fetched, list)),
      (error: unknown) => settle(controller, () => onPreviewFailed(error)),
    );
  }

  /** What was aborted has no say any more. */
  function settle(controller: AbortController, go: () => void): void {
    if (controller.signal.aborted) return;
    if (controller === request) request = undefined;
    else preview = undefined;
    go();
  }

  function onFetched(fetched: IGif[], countBefore: number): void {
    isDone = fetched.length <= countBefore;
    dispatch({ type: 'fetched', gifs: fetched, hasGrown: !isDone });
    if (isDone) return;
    getHost().onGifsFetched?.(fetched);
    loadSoon();
  }

  function onPreviewed(fetched: IGif[], list: typeof nextPage): void {
    const wasInDoubt = isInDoubt;
    isInDoubt = false;
    hasFailed = false;
    const { gifs } = getHost();
    const isSame = beginAlike(fetched, gifs) && fetched.length > 0 === gifs.length > 0;
    if (!isSame) {
      abort();
      nextPage = list;
      onFetched(fetched, 0);
    } else if (wasInDoubt) {
      dispatch({ type: 'fetched', gifs, hasGrown: !isDone });
      loadSoon();
    }
  }

  function onPreviewFailed(error: unknown): void {
    isInDoubt = true;
    // Said once: a host that renders again for each error would go round in circles.
    if (getHost().status !== 'error') onFailed(error);
  }

  function onFailed(error: unknown): void {
    hasFailed = true;
    isInView = false;
    dispatch({ type: 'failed' });
    getHost().onGifsFetchError?.(error instanceof Error ? error : new Error(String(error)));
  }

  function abort(): void {
    loadSoon.cancel({ upcomingOnly: true });
    previewSoon.cancel({ upcomingOnly: true });
    request?.abort();
    preview?.abort();
    request = undefined;
    preview = undefined;
  }

  return {
    load,
    onLoaderInView(nowInView) {
      isInView = nowInView && !hasFailed;
      if (!isInView) return;
      if (getHost().gifs.length === 0) load();
      else loadSoon();
    },
    reset(gifs) {
      abort();
      isDone = false;
      hasFailed = false;
      isInDoubt = false;
      nextPage = paginate(gifs);
      dispatch({ type: 'reset', gifs: gifs ?? [] });
      if (isInView) load();
    },
    onFetchGifsChange() {
      const { gifs, status, externalGifs } = getHost();
      const hasBegun = gifs.length > 0 || status !== 'idle';
      if (hasBegun && !externalGifs) previewSoon();
    },
    stop() {
      abort();
      dispatch({ type: 'abandoned' });
    },
  };
}
