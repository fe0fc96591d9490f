import type { IGif } from '@gifkit/model';
import { describe, expect, it, type Mock, vi } from 'vitest';
import type { FetchGifs } from './page-cursor.ts';
import { gifPaginator } from './paginator.ts';
import type { GifsResult } from './result-types.ts';
import { meta } from './test/fake-server.ts';

const gif = (id: number | string) => ({ id: String(id) }) as IGif;
const ids = (gifs: readonly IGif[]) => gifs.map(({ id }) => id).join();

const page = (gifs: IGif[], offset: number, total_count = 0): GifsResult => ({
  data: gifs,
  meta,
  pagination: { count: gifs.length, offset, total_count },
});

/** Pages of two GIFs out of a list of this length. */
const listOf = (length: number, total?: number) =>
  vi.fn<FetchGifs>(async (offset) => {
    const gifs = [offset, offset + 1].filter((id) => id < length).map(gif);
    return page(gifs, offset, total);
  });

const paginatorOf = (length: number, total?: number) => {
  const fetchGifs = listOf(length, total);
  return { fetchGifs, paginate: gifPaginator(fetchGifs) };
};

const offsets = ({ mock }: Mock<FetchGifs>) => mock.calls.map(([offset]) => offset);

describe('gifPaginator', () => {
  it('collects page after page', async () => {
    const { fetchGifs, paginate } = paginatorOf(100);
    expect(ids(await paginate())).toBe('0,1');
    expect(ids(await paginate())).toBe('0,1,2,3');
    expect(offsets(fetchGifs)).toEqual([0, 2]);
  });

  it('continues after the initial GIFs', async () => {
    const initial = [gif('a'), gif('b'), gif('c')];
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => page([gif('c'), gif('d')], offset));
    const paginate = gifPaginator(fetchGifs, initial);
    expect(ids(await paginate())).toBe('a,b,c,d');
    expect(offsets(fetchGifs)).toEqual([3]);
    expect(initial).toHaveLength(3);
  });

  it('returns each GIF once', async () => {
    const pages = [page([gif(1), gif(1), gif(2)], 0), page([gif(2), gif(3)], 3)];
    const paginate = gifPaginator(async () => pages.shift() ?? page([], 0));
    expect(ids(await paginate())).toBe('1,2');
    expect(ids(await paginate())).toBe('1,2,3');
  });

  it('returns each GIF once, also if its id is a number, and skips holes of a list', async () => {
    const pages = [page([gif(1), null as never, { ...gif(1), id: 1 }, gif(2)], 0)];
    const paginate = gifPaginator(async () => pages.shift() ?? page([], 0));
    expect(ids(await paginate())).toBe('1,2');
  });

  it('stops at the total', async () => {
    const { fetchGifs, paginate } = paginatorOf(4, 4);
    await paginate();
    const all = await paginate();
    expect(await paginate()).toBe(all);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
  });

  it('continues beyond a total that is smaller than the number of GIFs', async () => {
    const { fetchGifs, paginate } = paginatorOf(6, 3);
    for (let call = 0; call < 5; call += 1) await paginate();
    expect(ids(await paginate())).toBe('0,1,2,3,4,5');
    expect(offsets(fetchGifs)).toEqual([0, 2, 4, 6]);
  });

  it('stops after a page without new GIFs', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => page([gif(1)], offset));
    const paginate = gifPaginator(fetchGifs);
    await paginate();
    await paginate();
    await paginate();
    expect(fetchGifs).toHaveBeenCalledTimes(2);
  });

  it('uses the offset that the server returns', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => ({
      data: [gif(offset)],
      meta,
      pagination: { count: 25, offset, total_count: 0 },
    }));
    const paginate = gifPaginator(fetchGifs);
    await paginate();
    await paginate();
    expect(offsets(fetchGifs)).toEqual([0, 25]);
  });

  it.each([
    ['missing', undefined],
    ['empty', {}],
    ['of strings', { count: '2', offset: '0', total_count: '3' }],
    ['nonsense', { count: null, offset: {}, total_count: 'many' }],
  ])('accepts a pagination that is %s', async (_, pagination) => {
    const calls: number[] = [];
    const paginate = gifPaginator(async (offset) => {
      calls.push(offset);
      const data = offset === 0 ? [gif(0), gif(1)] : [];
      return { data, meta, pagination } as GifsResult;
    });
    await paginate();
    await paginate();
    expect(calls).toEqual([0, 2]);
  });

  it('shares one page between overlapping calls', async () => {
    const { fetchGifs, paginate } = paginatorOf(100);
    const [first, second] = await Promise.all([paginate(), paginate()]);
    expect(second).toBe(first);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
  });

  it('fetches a failed page again', async () => {
    const { fetchGifs, paginate } = paginatorOf(100);
    fetchGifs.mockRejectedValueOnce(new Error('offline'));
    await expect(Promise.all([paginate(), paginate()])).rejects.toThrow('offline');
    expect(ids(await paginate())).toBe('0,1');
    expect(offsets(fetchGifs)).toEqual([0, 0]);
  });

  it('rejects when the fetch function itself throws', async () => {
    const paginate = gifPaginator(() => {
      throw new Error('no such search');
    });
    await expect(paginate()).rejects.toThrow('no such search');
  });

  it('continues with a list changed by the caller', async () => {
    const { fetchGifs, paginate } = paginatorOf(100);
    await paginate();
    const edited = [gif('x')];
    expect(ids(await paginate(edited))).toBe('x,2,3');
    expect(edited).toHaveLength(1);
    expect(offsets(fetchGifs)).toEqual([0, 2]);
  });

  it('returns the list of the caller when there is no new GIF', async () => {
    const paginate = gifPaginator(listOf(0));
    await paginate();
    const edited = [gif('x')];
    expect(await paginate(edited)).toBe(edited);
  });

  it('does the same work for late pages as for early ones', async () => {
    let idsRead = 0;
    const gifs = Array.from({ length: 10_000 }, (_, index) => ({
      get id() {
        idsRead += 1;
        return index;
      },
    })) as unknown as IGif[];
    const paginate = gifPaginator(async (offset) =>
      page(gifs.slice(offset, offset + 25), offset, gifs.length),
    );
    for (let pages = 0; pages < 400; pages += 1) await paginate();
    expect(await paginate()).toHaveLength(10_000);
    expect(idsRead).toBeLessThanOrEqual(2 * gifs.length);
  });

  it('passes the signal of its caller to each page', async () => {
    const { signal } = new AbortController();
    const fetchGifs = listOf(100);
    const paginate = gifPaginator(fetchGifs, [], { signal });
    await paginate();
    await paginate();
    expect(fetchGifs.mock.calls.map(([, options]) => options.signal)).toEqual([signal, signal]);
  });

  it('passes a signal to each page even without one of its caller', async () => {
    const { fetchGifs, paginate } = paginatorOf(100);
    await paginate();
    expect(fetchGifs.mock.lastCall?.[1].signal.aborted).toBe(false);
  });

  it('returns a new array for each page', async () => {
    const paginate = gifPaginator(
      listOf(100_000),
      Array.from({ length: 20_000 }, (_, id) => gif(id)),
    );
    const lists = [await paginate(), await paginate(), await paginate()];
    expect(lists.map(({ length }) => length)).toEqual([20_002, 20_004, 20_006]);
  });
});
