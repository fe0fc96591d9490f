import { type CursorPage, type FetchGifs, type GifsResult, gifPaginator } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { isOtherList } from './is-other-list.ts';
import { createListPlace } from './list-place.ts';
import { type Pages, type Paging, type PagingAction, pagesOf, pagingReducer } from './paging.ts';
import { pagingEffect, retryDelay } from './paging-effect.ts';

/** Props of the list's component. They are read before each use, so that the latest function is called. */
export interface PageFetcherHost {
  /**
   * Fetches the page at `offset`. The latest function is called for the next page; a new function does not restart the
   * list.
   *
   * @example (offset, { signal }) => gf.trending({ offset, signal })
   */
  fetchGifs: FetchGifs;
  /**
   * GIFs kept by the host, shown instead of fetched ones. An edited list continues with the next page; a list without
   * any earlier GIF restarts.
   */
  externalGifs?: IGif[] | undefined;
  /** Called with all GIFs after each page with new ones. */
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}

export interface PageFetcher {
  getPages: () => Pages;
  /** @returns unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /**
   * Must be called when the sentinel at the end of the list enters or leaves the view. The element identifies the app:
   * a list that replaces another one within 250 ms delays its first page by 250 ms, because hosts remount lists as
   * readers type.
   */
  onSentinelInView: (isInView: boolean, sentinel?: Element) => void;
  /** Fetches the failed page again: immediately after a network error, otherwise once the error is not cached. */
  retry: () => void;
  reset: () => void;
  /** Restarts with these GIFs after a change of the reset key, which may change with every keystroke. */
  onResetKeyChange: (initialGifs: readonly IGif[]) => void;
  onExternalGifsChange: (gifs: readonly IGif[]) => void;
  /** Aborts the current request or timer and leaves the app. The fetcher can continue afterwards. */
  stop: () => void;
}

const noop = () => {};

/** Checked by shape, because errors of other realms have other classes. */
const isError = (value: unknown): value is Error =>
  typeof (value as Partial<Error> | null | undefined)?.message === 'string';

const asError = (error: unknown): Error => (isError(error) ? error : new Error(String(error)));

/** Any field may be missing in hosts' pages; a total of 0 means unknown. */
function totalOf(page: Partial<GifsResult | CursorPage> | undefined): number | undefined {
  const total: unknown = (page as Partial<GifsResult>)?.pagination?.total_count;
  return typeof total === 'number' && total > 0 ? total : undefined;
}

/**
 * Runs the effects of a list's state, one request or timer at a time.
 *
 * @param fetchDebounce ms before every page except the first.
 */
export function createPageFetcher(
  start: Paging,
  fetchDebounce: number,
  getHost: () => PageFetcherHost,
): PageFetcher {
  let paging = start;
  let pages = pagesOf(paging);
  let abort = noop;
  let signal = new AbortController().signal;
  /** Signal of the current request. Overlapping calls share one page, so an earlier call may have started it. */
  let requested = signal;
  const listeners = new Set<() => void>();
  const place = createListPlace();

  let found: { total?: number | undefined } = {};

  const paginate = (gifs: readonly IGif[]) => {
    const own: typeof found = {};
    found = own;
    return gifPaginator(
      async (offset, options) => {
        requested = signal;
        const page = await getHost().fetchGifs(offset, { ...options, signal });
        own.total = totalOf(page);
        return page;
      },
      // The length of the host's list does not tell how many pages have been read.
      getHost().externalGifs ? [] : gifs,
    );
  };
  let nextPage = paginate(paging.gifs);
  let failure: unknown;

  function dispatch(action: PagingAction): void {
    const before = paging;
    paging = pagingReducer(before, action);
    if (paging === before) return;
    const effect = pagingEffect(before, paging, fetchDebounce);
    if (effect.type !== 'nothing') abort();
    if (effect.type === 'wait') wait(effect.ms);
    if (effect.type === 'fetch') fetchPage();
    const last = pages;
    pages = pagesOf(paging, last);
    if (pages !== last) for (const listener of listeners) listener();
  }

  function wait(ms: number): void {
    const timer = setTimeout(() => dispatch({ type: 'waited' }), ms);
    abort = () => clearTimeout(timer);
  }

  function fetchPage(): void {
    const controller = new AbortController();
    abort = () => controller.abort();
    signal = controller.signal;
    const { externalGifs } = getHost();
    const count = (externalGifs ?? paging.gifs).length;
    const settle = (go: () => void) => {
      if (controller.signal.aborted) return;
      abort = noop;
      go();
    };
    nextPage(externalGifs).then(
      (gifs) => settle(() => onFetched(gifs, gifs.length > count)),
      // The page was aborted before this call joined it, as when StrictMode remounts immediately.
      (error: unknown) => settle(() => (requested.aborted ? fetchPage() : onFailed(error))),
    );
  }

  function onFetched(gifs: IGif[], hasGrown: boolean): void {
    dispatch({ type: 'fetched', gifs, hasGrown, total: found.total });
    if (hasGrown) getHost().onGifsFetched?.(gifs);
  }

  function onFailed(error: unknown): void {
    failure = error;
    dispatch({ type: 'failed' });
    getHost().onGifsFetchError?.(asError(error));
  }

  function startOver(gifs: readonly IGif[], now?: number): void {
    nextPage = paginate(gifs);
    dispatch({ type: 'reset', gifs: getHost().externalGifs ?? gifs, ...(now && { now }) });
  }

  return {
    getPages: () => pages,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onSentinelInView(isInView, sentinel) {
      const isDebounced = sentinel !== undefined && place.enter(sentinel);
      dispatch({ type: 'sentinel', isInView, isDebounced });
    },
    retry: () => dispatch({ type: 'retry', ms: retryDelay(failure) }),
    reset: () => startOver([]),
    onResetKeyChange: (gifs) => startOver(gifs, Date.now()),
    onExternalGifsChange(gifs) {
      if (isOtherList(paging.gifs, gifs)) startOver([]);
      else dispatch({ type: 'edited', gifs });
    },
    stop() {
      place.leave();
      dispatch({ type: 'stop' });
    },
  };
}
