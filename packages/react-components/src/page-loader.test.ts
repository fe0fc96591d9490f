import type { GifsResult } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GRID_FETCH_DEBOUNCE } from './constants.ts';
import { createPageLoader, type FetchGifs } from './page-loader.ts';
import { type Pages, type PagesAction, pagesReducer, startPages } from './state/pages.ts';
import { makeGifs, makePage } from './test/make-gif.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);
const debounce = () => vi.advanceTimersByTimeAsync(GRID_FETCH_DEBOUNCE);

/** A loader with its state, as a component would keep it. */
function start(
  fetchGifs: FetchGifs,
  options: { externalGifs?: IGif[]; initialGifs?: IGif[] } = {},
) {
  let pages: Pages = startPages(options.initialGifs ?? []);
  const host = { onGifsFetched: vi.fn(), onGifsFetchError: vi.fn(), ...options };
  let newest = fetchGifs;
  const loader = createPageLoader(
    () => ({ fetchGifs: newest, ...pages, gifs: host.externalGifs ?? pages.gifs, ...host }),
    (action: PagesAction) => {
      pages = pagesReducer(pages, action);
    },
    { initialGifs: options.initialGifs, fetchDebounce: GRID_FETCH_DEBOUNCE },
  );
  return {
    loader,
    host,
    status: () => pages.status,
    count: () => pages.gifs.length,
    firstId: () => pages.gifs[0]?.id,
    change(fetchGifs: FetchGifs) {
      newest = fetchGifs;
      loader.onFetchGifsChange();
    },
  };
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

  it('leaves a failed page to who asks for it again, though the view still tells of the loader', async () => {
    const fetchGifs = vi.fn<FetchGifs>().mockRejectedValue(new Error('down'));
    const { loader, status, host } = start(fetchGifs);
    loader.onLoaderInView(true);
    loader.onLoaderInView(true);
    await settle();
    loader.onLoaderInView(true);
    await debounce();
    expect(status()).toBe('error');
    expect(host.onGifsFetchError).toHaveBeenCalledOnce();
    loader.load();
    await settle();
    expect(host.onGifsFetchError).toHaveBeenCalledTimes(2);
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

  describe('reset', () => {
    it('drops what is there, aborts what is under way, and begins anew', async () => {
      const fetchGifs = endless();
      const { loader, count, status } = start(fetchGifs);
      loader.onLoaderInView(true);
      await settle();
      await debounce();
      loader.reset();
      expect(count()).toBe(0);
      expect(status()).toBe('fetching');
      await settle();
      expect(count()).toBe(10);
      expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 10, 0]);
      loader.reset();
      expect(fetchGifs.mock.lastCall?.[1].signal.aborted).toBe(false);
      loader.reset();
      expect(fetchGifs.mock.calls.at(-2)?.[1].signal.aborted).toBe(true);
    });

    it('waits until the loader is in view', () => {
      const fetchGifs = endless();
      start(fetchGifs).loader.reset();
      expect(fetchGifs).not.toHaveBeenCalled();
    });

    it('goes on after the GIFs that it is given', async () => {
      const fetchGifs = endless();
      const { loader, count } = start(fetchGifs);
      loader.reset(makeGifs(10));
      loader.onLoaderInView(true);
      await debounce();
      expect(count()).toBe(20);
    });
  });

  describe('another fetchGifs', () => {
    const others = () =>
      vi.fn<FetchGifs>(async (offset) => {
        const page = makePage(offset + 100, 10, Infinity);
        return { ...page, pagination: { ...page.pagination, offset } };
      });

    async function startWithAPage() {
      const started = start(endless());
      started.loader.onLoaderInView(true);
      await settle();
      started.loader.onLoaderInView(false);
      started.host.onGifsFetched.mockClear();
      return started;
    }

    it('keeps everything where it fetches the same', async () => {
      const { change, count, host, status } = await startWithAPage();
      const same = endless();
      change(same);
      expect(status()).toBe('idle');
      await debounce();
      expect(same).toHaveBeenCalledOnce();
      expect(count()).toBe(10);
      expect(host.onGifsFetched).not.toHaveBeenCalled();
    });

    it('starts over where it fetches something else', async () => {
      const { change, loader, firstId, count, host } = await startWithAPage();
      const fetchGifs = others();
      change(fetchGifs);
      expect(firstId()).toBe('gif0');
      await settle();
      expect(firstId()).toBe('gif100');
      expect(host.onGifsFetched).toHaveBeenCalledExactlyOnceWith(makeGifs(10, 100));
      loader.onLoaderInView(true);
      await debounce();
      expect(count()).toBe(20);
      expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 10]);
    });

    it('starts over from no results, and to none', async () => {
      const { change, loader, count, status } = start(
        vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, 0)),
      );
      loader.onLoaderInView(true);
      await settle();
      expect(status()).toBe('done');
      change(endless());
      await settle();
      expect(count()).toBe(10);
      loader.onLoaderInView(false);
      await debounce();
      change(async (offset) => makePage(offset, 10, 0));
      await settle();
      expect(count()).toBe(0);
      expect(status()).toBe('done');
    });

    it('aborts what the last one has under way, but not before it has an answer of its own', async () => {
      const pending = vi.fn<FetchGifs>(() => new Promise(() => {}));
      const { change, loader, count } = start(pending);
      loader.onLoaderInView(true);
      change(endless());
      expect(pending.mock.calls[0]?.[1].signal.aborted).toBe(false);
      await settle();
      expect(pending.mock.calls[0]?.[1].signal.aborted).toBe(true);
      expect(count()).toBe(10);
    });

    it('is asked once for a burst of renders, and the last one counts', async () => {
      const { change, firstId } = await startWithAPage();
      const asked = [endless(), endless(), endless(), others()];
      for (const fetchGifs of asked) change(fetchGifs);
      await debounce();
      expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0, 1]);
      expect(firstId()).toBe('gif100');
    });

    it('fetches nothing before anything was wanted', () => {
      const fetchGifs = endless();
      start(endless()).change(fetchGifs);
      expect(fetchGifs).not.toHaveBeenCalled();
    });

    it('leaves the GIFs alone that the host keeps', () => {
      const fetchGifs = endless();
      start(endless(), { externalGifs: makeGifs(3) }).change(fetchGifs);
      expect(fetchGifs).not.toHaveBeenCalled();
    });

    it('tells once that it failed, keeps what is there, and goes on when tried again', async () => {
      const { change, count, status, host, loader } = await startWithAPage();
      const failing = () => vi.fn<FetchGifs>(async () => Promise.reject(new Error('down')));
      change(failing());
      await debounce();
      change(failing());
      await debounce();
      expect(status()).toBe('error');
      expect(count()).toBe(10);
      expect(host.onGifsFetchError).toHaveBeenCalledOnce();
      change(endless().mockRejectedValueOnce(new Error('down')));
      await debounce();
      loader.load();
      expect(status()).toBe('fetching');
      await settle();
      expect(status()).toBe('idle');
      expect(count()).toBe(10);
    });

    it('recovers from an error where it fetches something', async () => {
      const { change, loader, count } = start(endless().mockRejectedValueOnce(new Error('down')));
      loader.onLoaderInView(true);
      await settle();
      change(endless());
      await settle();
      expect(count()).toBe(10);
    });
  });
});
