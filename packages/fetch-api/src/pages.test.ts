import type { IGif } from '@gifkit/model';
import { describe, expect, it, vi } from 'vitest';
import type { FetchGifs } from './page-cursor.ts';
import { gifPages } from './paginator.ts';
import { meta } from './test/fake-server.ts';

const gif = (id: number) => ({ id: String(id) }) as IGif;

/** Pages of two GIFs that overlap by one, out of a list of this length. */
const listOf = (length: number) =>
  vi.fn<FetchGifs>(async (offset) => {
    const data = [offset - 1, offset, offset + 1].filter((id) => id >= 0 && id < length).map(gif);
    return { data, meta, pagination: { count: 2, offset, total_count: 0 } };
  });

const collect = async (pages: AsyncIterable<IGif[]>) => {
  const collected: string[] = [];
  for await (const page of pages) collected.push(page.map(({ id }) => id).join());
  return collected;
};

describe('gifPages', () => {
  it('yields page after page, each with its new GIFs', async () => {
    expect(await collect(gifPages(listOf(5)))).toEqual(['0,1', '2,3', '4']);
  });

  it('yields no page for an empty list', async () => {
    expect(await collect(gifPages(listOf(0)))).toEqual([]);
  });

  it('fetches no page in advance', async () => {
    const fetchGifs = listOf(100);
    for await (const page of gifPages(fetchGifs)) {
      if (page.length === 2) break;
    }
    expect(fetchGifs).toHaveBeenCalledTimes(1);
  });

  describe('of a service with cursors', () => {
    /** Responses by cursor: ids and the next cursor. */
    const service = (pages: Record<string, [ids: number[], next?: string]>) =>
      vi.fn<FetchGifs>(async (_offset, { cursor = '' }) => {
        const [ids, next] = pages[cursor] ?? [[]];
        return { data: ids.map(gif), ...(next && { next }) };
      });
    const cursors = (fetchGifs: ReturnType<typeof service>) =>
      fetchGifs.mock.calls.map(([offset, { cursor }]) => [offset, cursor]);

    it('sends one request for a list with one page', async () => {
      const fetchGifs = vi.fn<FetchGifs>(async () => ({ data: [gif(1)], next: undefined }));
      const pages = gifPages(fetchGifs);
      expect((await pages.next()).value).toEqual([gif(1)]);
      expect((await pages.next()).done).toBe(true);
      expect(fetchGifs).toHaveBeenCalledOnce();
    });

    it('follows cursors to the last page, although no total is known', async () => {
      const fetchGifs = service({ '': [[0, 1], 'b'], b: [[2, 3], 'c'], c: [[4]] });
      expect(await collect(gifPages(fetchGifs))).toEqual(['0,1', '2,3', '4']);
      expect(cursors(fetchGifs)).toEqual([
        [0, undefined],
        [2, 'b'],
        [4, 'c'],
      ]);
    });

    it('skips pages without new GIFs', async () => {
      const fetchGifs = service({ '': [[0], 'b'], b: [[], 'c'], c: [[0], 'd'], d: [[1]] });
      expect(await collect(gifPages(fetchGifs))).toEqual(['0', '1']);
    });

    it('ends when a cursor repeats, and after five pages without new GIFs', async () => {
      expect(await collect(gifPages(service({ '': [[0], 'b'], b: [[1], 'b'] })))).toEqual([
        '0',
        '1',
      ]);
      const round = service({ '': [[0], 'b'], b: [[0], 'c'], c: [[0], 'b'] });
      expect(await collect(gifPages(round))).toEqual(['0']);
      expect(round).toHaveBeenCalledTimes(6);
    });
  });

  it('ends with the error of a page', async () => {
    const fetchGifs = listOf(100);
    fetchGifs.mockRejectedValueOnce(new Error('offline'));
    await expect(collect(gifPages(fetchGifs))).rejects.toThrow('offline');
  });

  it('passes its signal to every page, and ends with the reason of the signal', async () => {
    const controller = new AbortController();
    const fetchGifs = listOf(100);
    const pages = gifPages(fetchGifs, { signal: controller.signal });
    await pages.next();
    controller.abort(new Error('seen enough'));
    await expect(pages.next()).rejects.toThrow('seen enough');
    expect(fetchGifs.mock.calls).toEqual([[0, { signal: controller.signal }]]);
  });
});
