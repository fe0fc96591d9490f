import {
  type CursorPage,
  createPageCursor,
  type FetchGifs,
  type GifsResult,
} from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { isOtherList } from './is-other-list.ts';
import { createListPlace } from './list-place.ts';
import type { Pages } from './pages.ts';
import { retryDelay } from './retry-delay.ts';

/** ms; a list that restarts again within this time waits as long for its first page, because users type. */
const RESTART_DEBOUNCE = 250;

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
   * users type.
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

/** Checks the shape, because errors of other realms have other classes. */
const asError = (error: unknown): Error =>
  typeof Object(error).message === 'string' ? (error as Error) : new Error(String(error));

/** Any field may be missing in hosts' pages; a total of 0 means unknown. */
function totalOf(page: Partial<GifsResult | CursorPage> | undefined): number | undefined {
  const total: unknown = (page as Partial<GifsResult>)?.pagination?.total_count;
  return typeof total === 'number' && total > 0 ? total : undefined;
}

/**
 * Fetches the pages of a list, with one request or timer at a time. The first page is fetched when the sentinel is in
 * view, later ones after a debounce. After an error, only a retry fetches.
 *
 * @param fetchDebounce ms before every page except the first.
 */
export function createPageFetcher(
  start: Pages,
  fetchDebounce: number,
  getHost: () => PageFetcherHost,
): PageFetcher {
  let pages = start;
  /** True if nothing has been requested: out of view, or during the debounce. */
  let isResting = pages.status === 'idle';
  let isSentinelInView = false;
  /** True if the list restarted twice, or replaced another list, within 250 ms. Its first page then waits 250 ms. */
  let isDebounced = false;
  /** Time of the last reset by key, in ms since the epoch. */
  let resetAt = Number.NEGATIVE_INFINITY;
  let cancel = noop;
  let total: number | undefined;
  let failure: unknown;
  const listeners = new Set<() => void>();
  const place = createListPlace();

  const readPages = ({ gifs, position }: Pick<Pages, 'gifs' | 'position'>) =>
    createPageCursor(
      async (offset, options) => {
        const page = await getHost().fetchGifs(offset, options);
        // The next request asks for this page again, as when StrictMode remounts immediately.
        if (options.signal.aborted) throw options.signal.reason;
        total = totalOf(page);
        return page;
      },
      // The length of the host's list does not tell how many pages have been read.
      getHost().externalGifs ? [] : gifs,
      position,
    );
  let cursor = readPages(pages);

  function show(changes: Partial<Pages>): void {
    const { gifs, status, list } = pages;
    const next = { ...pages, ...changes };
    if (next.gifs === gifs && next.status === status && next.list === list) return;
    pages = next;
    for (const listener of listeners) listener();
  }

  function wait(ms: number): void {
    const timer = setTimeout(fetchPage, ms);
    cancel = () => clearTimeout(timer);
  }

  /** Continues with these changes: fetches the first page immediately, later ones after the debounce. */
  function proceed(changes: Partial<Pages> = {}): void {
    cancel();
    isResting = true;
    const isFirst = (changes.gifs ?? pages.gifs).length === 0;
    const isDue = isSentinelInView && isFirst;
    if (isDue && !isDebounced) {
      fetchPage(changes);
      return;
    }
    if (isSentinelInView) wait(isDebounced ? RESTART_DEBOUNCE : fetchDebounce);
    show({ ...changes, status: isDue ? 'fetching' : 'idle' });
  }

  function fetchPage(changes: Partial<Pages> = {}): void {
    isResting = false;
    const controller = new AbortController();
    cancel = () => controller.abort();
    const { externalGifs } = getHost();
    if (externalGifs) cursor.replaceKnown(externalGifs);
    const gifs = externalGifs ?? changes.gifs ?? pages.gifs;
    const settle = (go: () => void) => {
      if (controller.signal.aborted) return;
      cancel = noop;
      go();
    };
    const request = cursor.position().isDone ? Promise.resolve([]) : cursor.next(controller.signal);
    request.then(
      (fresh) => settle(() => onFetched(gifs, fresh)),
      (error: unknown) => settle(() => onFailed(error)),
    );
    show({ ...changes, status: 'fetching' });
  }

  function onFetched(before: readonly IGif[], fresh: readonly IGif[]): void {
    if (fresh.length === 0) {
      show({ total, status: 'done' });
      return;
    }
    const gifs = before.concat(fresh);
    isDebounced = false;
    proceed({ gifs, total, position: cursor.position() });
    getHost().onGifsFetched?.(gifs);
  }

  function onFailed(error: unknown): void {
    failure = error;
    isSentinelInView = false;
    show({ status: 'error' });
    getHost().onGifsFetchError?.(asError(error));
  }

  function startOver(gifs: readonly IGif[]): void {
    cursor = readPages({ gifs });
    proceed({
      gifs: getHost().externalGifs ?? gifs,
      total: undefined,
      position: undefined,
      list: pages.list + 1,
    });
  }

  function reset(): void {
    isDebounced = false;
    startOver([]);
  }

  return {
    getPages: () => pages,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onSentinelInView(isInView, sentinel) {
      if (sentinel && place.enter(sentinel)) isDebounced = true;
      // After an error, the observer may still report the sentinel that the error replaced.
      if (pages.status === 'error' || isInView === isSentinelInView) return;
      isSentinelInView = isInView;
      if (isResting) proceed();
    },
    retry() {
      if (pages.status !== 'error') return;
      const ms = retryDelay(failure);
      if (ms > 0) {
        wait(ms);
        show({ status: 'fetching' });
      } else fetchPage();
    },
    reset,
    onResetKeyChange(gifs) {
      const now = Date.now();
      isDebounced = now - resetAt < RESTART_DEBOUNCE;
      resetAt = now;
      startOver(gifs);
    },
    onExternalGifsChange(gifs) {
      if (isOtherList(pages.gifs, gifs)) reset();
      else show({ gifs });
    },
    stop() {
      place.leave();
      isSentinelInView = false;
      if (pages.status === 'idle' || pages.status === 'fetching') proceed();
    },
  };
}
