import { FetchError, type FetchGifs, type GifsResult } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGifs, makePage } from '../../test/make-gif.ts';
import { FETCH_DEBOUNCE } from '../constants.ts';
import { createPageFetcher } from './page-fetcher.ts';
import { startPaging } from './pages.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);
const debounce = () => vi.advanceTimersByTimeAsync(FETCH_DEBOUNCE);

function start(
  fetchGifs: FetchGifs,
  { externalGifs, initialGifs = [] }: { externalGifs?: IGif[]; initialGifs?: IGif[] } = {},
) {
  const host = { fetchGifs, externalGifs, onGifsFetched: vi.fn(), onGifsFetchError: vi.fn() };
  const fetcher = createPageFetcher(
    startPaging(externalGifs ?? initialGifs),
    FETCH_DEBOUNCE,
    () => host,
  );
  return {
    fetcher,
    host,
    status: () => fetcher.getPages().status,
    count: () => fetcher.getPages().gifs.length,
  };
}

/** Starts a fetcher whose sentinel is in view, and waits for its first page. */
async function startInView(...args: Parameters<typeof start>) {
  const started = start(...args);
  started.fetcher.onSentinelInView(true);
  await settle();
  return started;
}

const endless = () => vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, Infinity));

describe('createPageFetcher', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('fetches the first page without delay', async () => {
    const { fetcher, count, status, host } = start(endless());
    fetcher.onSentinelInView(true);
    expect(status()).toBe('fetching');
    await settle();
    expect(status()).toBe('idle');
    expect(count()).toBe(10);
    expect(host.onGifsFetched).toHaveBeenCalledWith(makeGifs(10));
  });

  it('fetches the next page after 250 ms while the sentinel is in view', async () => {
    const { count } = await startInView(endless());
    await vi.advanceTimersByTimeAsync(FETCH_DEBOUNCE - 1);
    expect(count()).toBe(10);
    await vi.advanceTimersByTimeAsync(1);
    expect(count()).toBe(20);
  });

  it('uses the last entry when the page jumps', async () => {
    const { fetcher, count } = start(endless(), { initialGifs: makeGifs(10) });
    for (const isInView of [true, false, true]) fetcher.onSentinelInView(isInView);
    await debounce();
    expect(count()).toBe(20);
    for (const isInView of [true, false]) fetcher.onSentinelInView(isInView);
    await debounce();
    expect(count()).toBe(20);
  });

  it('is done when a page adds nothing, and stops fetching', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, 15));
    const { fetcher, status, count, host } = start(fetchGifs);
    fetcher.onSentinelInView(true);
    await vi.advanceTimersByTimeAsync(10 * FETCH_DEBOUNCE);
    expect(status()).toBe('done');
    expect(count()).toBe(15);
    expect(fetchGifs).toHaveBeenCalledTimes(3);
    expect(host.onGifsFetched).toHaveBeenCalledTimes(2);
    fetcher.retry();
    fetcher.stop();
    expect(status()).toBe('done');
    expect(fetchGifs).toHaveBeenCalledTimes(3);
  });

  it('fetches no further page if the sentinel leaves the view during a request', async () => {
    const { fetcher, status, count } = start(endless());
    fetcher.onSentinelInView(true);
    fetcher.onSentinelInView(false);
    expect(status()).toBe('fetching');
    await debounce();
    expect([status(), count()]).toEqual(['idle', 10]);
  });

  it('follows cursors, retries with the cursor of a failed page, and ends without a cursor', async () => {
    const fetchGifs = vi
      .fn<FetchGifs>()
      .mockResolvedValueOnce({ data: makeGifs(5), next: 'b' })
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce({ data: makeGifs(5, 5) });
    const { fetcher, status, count } = await startInView(fetchGifs);
    await debounce();
    expect(status()).toBe('error');
    fetcher.retry();
    await settle();
    expect(count()).toBe(10);
    fetcher.onSentinelInView(true);
    await debounce();
    expect(status()).toBe('done');
    expect(fetchGifs.mock.calls.map(([offset, { cursor }]) => [offset, cursor])).toEqual([
      [0, undefined],
      [5, 'b'],
      [5, 'b'],
    ]);
  });

  it('does not refetch a failed page when the sentinel is reported again', async () => {
    const fetchGifs = vi.fn<FetchGifs>().mockRejectedValue(new Error('down'));
    const { fetcher, status, host } = start(fetchGifs);
    fetcher.onSentinelInView(true);
    fetcher.onSentinelInView(true);
    await settle();
    fetcher.onSentinelInView(true);
    await debounce();
    expect(status()).toBe('error');
    expect(host.onGifsFetchError).toHaveBeenCalledOnce();
    fetcher.retry();
    await settle();
    expect(host.onGifsFetchError).toHaveBeenCalledTimes(2);
  });

  it('wraps a thrown non-error in an Error', async () => {
    const { host } = await startInView(endless().mockRejectedValueOnce('down'));
    expect(host.onGifsFetchError).toHaveBeenCalledWith(new Error('down'));
  });

  it('continues after the external GIFs', async () => {
    const externalGifs = makeGifs(3, 100);
    const { fetcher, host } = start(endless(), { externalGifs });
    fetcher.onSentinelInView(true);
    await debounce();
    expect(host.onGifsFetched).toHaveBeenCalledWith([...externalGifs, ...makeGifs(10)]);
    expect(externalGifs).toHaveLength(3);
  });

  it('aborts the current request when stopped', async () => {
    let signal: AbortSignal | undefined;
    const { fetcher, status, host } = start((_offset, options) => {
      signal = options.signal;
      return new Promise<GifsResult>((_resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
      });
    });
    fetcher.onSentinelInView(true);
    await settle();
    fetcher.stop();
    await settle();
    expect(signal?.aborted).toBe(true);
    expect(status()).toBe('idle');
    expect(host.onGifsFetchError).not.toHaveBeenCalled();
  });

  it('requests again immediately after a stop during a request, as in StrictMode', async () => {
    const fetchGifs = vi.fn<FetchGifs>(
      (offset, { signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => resolve(makePage(offset, 10, 25)), 100);
        }),
    );
    const { fetcher, count, host } = start(fetchGifs);
    fetcher.onSentinelInView(true);
    fetcher.stop();
    fetcher.onSentinelInView(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(count()).toBe(10);
    expect(host.onGifsFetchError).not.toHaveBeenCalled();
    expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 0]);
  });

  it('drops all GIFs on a reset, aborts the current request and restarts', async () => {
    const fetchGifs = endless();
    const { fetcher, count, status } = await startInView(fetchGifs);
    await debounce();
    fetcher.reset();
    expect(count()).toBe(0);
    expect(status()).toBe('fetching');
    await settle();
    expect(count()).toBe(10);
    expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 10, 0]);
    fetcher.reset();
    expect(fetchGifs.mock.lastCall?.[1].signal.aborted).toBe(false);
    fetcher.reset();
    expect(fetchGifs.mock.calls.at(-2)?.[1].signal.aborted).toBe(true);
  });

  describe('onResetKeyChange', () => {
    it('continues after the given GIFs', async () => {
      const fetchGifs = endless();
      const { fetcher, count } = start(fetchGifs);
      fetcher.onResetKeyChange(makeGifs(10));
      fetcher.onSentinelInView(true);
      await debounce();
      expect(count()).toBe(20);
      expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([10]);
    });

    it('fetches immediately for the first of several keys, then only for the last', async () => {
      const fetchGifs = endless();
      const { fetcher } = start(fetchGifs);
      fetcher.onSentinelInView(true);
      await debounce();
      fetcher.onSentinelInView(false);
      await debounce();
      fetchGifs.mockClear();
      fetcher.onSentinelInView(true);
      for (const _key of 'kitten cat') {
        fetcher.onResetKeyChange([]);
        await vi.advanceTimersByTimeAsync(50);
      }
      expect(fetchGifs).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(FETCH_DEBOUNCE - 50);
      expect(fetchGifs).toHaveBeenCalledTimes(2);
    });
  });

  it('uses a new fetchGifs for the next page and does not restart the list', async () => {
    const first = endless();
    const second = endless();
    const { fetcher, host, count } = start(first);
    fetcher.onSentinelInView(true);
    host.fetchGifs = second;
    await debounce();
    expect(first.mock.calls.map(([offset]) => offset)).toEqual([0]);
    expect(second.mock.calls.map(([offset]) => offset)).toEqual([10]);
    expect(count()).toBe(20);
  });

  describe('onExternalGifsChange', () => {
    it('continues with the next page of an edited list', async () => {
      const fetchGifs = endless();
      const { fetcher, host } = start(fetchGifs, { externalGifs: makeGifs(3, 100) });
      fetcher.onSentinelInView(true);
      await debounce();
      const [, ...edited] = fetcher.getPages().gifs;
      host.externalGifs = edited;
      fetcher.onExternalGifsChange(edited);
      await debounce();
      expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 10]);
      expect(host.onGifsFetched).toHaveBeenLastCalledWith([...edited, ...makeGifs(10, 10)]);
    });

    it('restarts with a replaced list', async () => {
      const fetchGifs = vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, 10));
      const { fetcher, host, status } = start(fetchGifs, { externalGifs: makeGifs(3, 100) });
      fetcher.onSentinelInView(true);
      await vi.advanceTimersByTimeAsync(10 * FETCH_DEBOUNCE);
      expect(status()).toBe('done');
      const replaced = makeGifs(3, 200);
      host.externalGifs = replaced;
      fetcher.onExternalGifsChange(replaced);
      expect(status()).toBe('idle');
      await debounce();
      expect(fetchGifs.mock.lastCall?.[0]).toBe(0);
      expect(host.onGifsFetched).toHaveBeenLastCalledWith([...replaced, ...makeGifs(10)]);
    });
  });

  describe('retry', () => {
    const down = () =>
      Object.assign(new FetchError('down', '/gifs', 500), { cachedUntil: Date.now() + 6000 });

    it('shows the loader immediately and requests once the error is no longer cached', async () => {
      const fetchGifs = endless().mockImplementationOnce(async () => Promise.reject(down()));
      const { fetcher, status, count } = await startInView(fetchGifs);
      expect(status()).toBe('error');
      await vi.advanceTimersByTimeAsync(2000);
      fetcher.retry();
      expect(status()).toBe('fetching');
      await vi.advanceTimersByTimeAsync(3999);
      expect(fetchGifs).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect(count()).toBe(10);
    });

    it('is dropped when the list restarts', async () => {
      const fetchGifs = endless().mockImplementationOnce(async () => Promise.reject(down()));
      const { fetcher } = await startInView(fetchGifs);
      fetcher.retry();
      fetcher.onSentinelInView(true);
      fetcher.reset();
      await settle();
      expect(fetchGifs).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(FETCH_DEBOUNCE - 1);
      expect(fetchGifs).toHaveBeenCalledTimes(2);
    });
  });
});
