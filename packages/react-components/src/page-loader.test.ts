import type { GifsResult } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GRID_FETCH_DEBOUNCE } from './constants.ts';
import { createPageLoader, type FetchGifs, type PageLoaderHost } from './page-loader.ts';
import { type Pages, type PagesAction, pagesReducer, startPages } from './state/pages.ts';
import { makeGifs, makePage } from './test/make-gif.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);
const debounce = () => vi.advanceTimersByTimeAsync(GRID_FETCH_DEBOUNCE);

/** A loader with its state, as a component would keep it. */
function start(
  fetchGifs: FetchGifs,
  options: Partial<PageLoaderHost & { initialGifs: IGif[] }> = {},
) {
  let pages: Pages = startPages(options.initialGifs ?? []);
  const host = { onGifsFetched: vi.fn(), onGifsFetchError: vi.fn(), ...options };
  const loader = createPageLoader(
    () => ({ fetchGifs, gifs: host.externalGifs ?? pages.gifs, ...host }),
    (action: PagesAction) => {
      pages = pagesReducer(pages, action);
    },
    options.initialGifs,
  );
  return { loader, host, status: () => pages.status, count: () => pages.gifs.length };
}

const endless = () => vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, Infinity));

describe('createPageLoader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('fetches nothing before the loader is in view', async () => {
    const fetchGifs = endless();
    const { loader } = start(fetchGifs);
    loader.onLoaderInView(false);
    await debounce();
    expect(fetchGifs).not.toHaveBeenCalled();
  });

  it('fetches the first page without delay', async () => {
    const { loader, count, status, host } = start(endless());
    loader.onLoaderInView(true);
    expect(status()).toBe('fetching');
    await settle();
    expect(status()).toBe('idle');
    expect(count()).toBe(10);
    expect(host.onGifsFetched).toHaveBeenCalledWith(makeGifs(10));
  });

  it('goes on 250 ms after a page while the loader is still in view', async () => {
    const { loader, count } = start(endless());
    loader.onLoaderInView(true);
    await settle();
    await vi.advanceTimersByTimeAsync(GRID_FETCH_DEBOUNCE - 1);
    expect(count()).toBe(10);
    await vi.advanceTimersByTimeAsync(1);
    expect(count()).toBe(20);
  });

  it('stops when the loader has left the view by then', async () => {
    const { loader, count } = start(endless());
    loader.onLoaderInView(true);
    await settle();
    loader.onLoaderInView(false);
    await debounce();
    expect(count()).toBe(10);
  });

  it('goes by the last entry when the page scrolls in jumps', async () => {
    const { loader, count } = start(endless(), { initialGifs: makeGifs(10) });
    for (const isInView of [true, false, true]) loader.onLoaderInView(isInView);
    await debounce();
    expect(count()).toBe(20);
    for (const isInView of [true, false]) loader.onLoaderInView(isInView);
    await debounce();
    expect(count()).toBe(20);
  });

  it('waits 250 ms before it goes on from initial GIFs', async () => {
    const fetchGifs = endless();
    const { loader } = start(fetchGifs, { initialGifs: makeGifs(10) });
    loader.onLoaderInView(true);
    expect(fetchGifs).not.toHaveBeenCalled();
    await debounce();
    expect(fetchGifs).toHaveBeenCalledWith(10, { signal: expect.any(AbortSignal) });
  });

  it('is done when a page brings nothing new, and fetches no more', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, 15));
    const { loader, status, count, host } = start(fetchGifs);
    loader.onLoaderInView(true);
    await vi.advanceTimersByTimeAsync(10 * GRID_FETCH_DEBOUNCE);
    expect(status()).toBe('done');
    expect(count()).toBe(15);
    expect(fetchGifs).toHaveBeenCalledTimes(3);
    expect(host.onGifsFetched).toHaveBeenCalledTimes(2);
    loader.load();
    expect(fetchGifs).toHaveBeenCalledTimes(3);
  });

  it('has one page under way at a time', async () => {
    const fetchGifs = endless();
    const { loader } = start(fetchGifs);
    loader.onLoaderInView(true);
    loader.onLoaderInView(true);
    loader.load();
    expect(fetchGifs).toHaveBeenCalledTimes(1);
  });

  it('tells about an error and fetches the same page on demand', async () => {
    const fetchGifs = endless().mockRejectedValueOnce(new Error('down'));
    const { loader, status, count, host } = start(fetchGifs);
    loader.onLoaderInView(true);
    await settle();
    expect(status()).toBe('error');
    expect(host.onGifsFetchError).toHaveBeenCalledWith(new Error('down'));
    loader.load();
    await settle();
    expect(status()).toBe('idle');
    expect(count()).toBe(10);
    expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 0]);
  });

  it('makes an error of whatever else was thrown', async () => {
    const { loader, host } = start(endless().mockRejectedValueOnce('down'));
    loader.onLoaderInView(true);
    await settle();
    expect(host.onGifsFetchError).toHaveBeenCalledWith(new Error('down'));
  });

  it('goes on from the GIFs that the host keeps', async () => {
    const externalGifs = makeGifs(3, 100);
    const { loader, host } = start(endless(), { externalGifs });
    loader.onLoaderInView(true);
    await debounce();
    expect(host.onGifsFetched).toHaveBeenCalledWith([...externalGifs, ...makeGifs(10)]);
    expect(externalGifs).toHaveLength(3);
  });

  it('aborts what is under way when it stops', async () => {
    let signal: AbortSignal | undefined;
    const { loader, status, host } = start((_offset, options) => {
      signal = options.signal;
      return new Promise<GifsResult>((_resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
      });
    });
    loader.onLoaderInView(true);
    await settle();
    loader.stop();
    await settle();
    expect(signal?.aborted).toBe(true);
    expect(status()).toBe('idle');
    expect(host.onGifsFetchError).not.toHaveBeenCalled();
  });

  it('ignores a page that arrives after it stopped', async () => {
    const { loader, count, host } = start(endless());
    loader.onLoaderInView(true);
    loader.stop();
    await settle();
    expect(count()).toBe(0);
    expect(host.onGifsFetched).not.toHaveBeenCalled();
  });

  it('goes on after it was stopped, as in StrictMode', async () => {
    const { loader, count } = start(endless());
    loader.onLoaderInView(true);
    await settle();
    loader.stop();
    loader.onLoaderInView(true);
    await debounce();
    expect(count()).toBe(20);
  });
});
