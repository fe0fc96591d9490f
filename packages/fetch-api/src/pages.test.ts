import type { IGif } from '@gifkit/model';
import { describe, expect, it, vi } from 'vitest';
import type { FetchGifs } from './page-cursor.ts';
import { gifPages } from './pages.ts';
import { meta } from './test/fake-server.ts';

const gif = (id: number) => ({ id: String(id) }) as IGif;

/** Pages of two that overlap by one, out of a list of so many GIFs. */
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
  it('gives page after page, each with what is new', async () => {
    expect(await collect(gifPages(listOf(5)))).toEqual(['0,1', '2,3', '4']);
  });

  it('gives no page when there is nothing', async () => {
    expect(await collect(gifPages(listOf(0)))).toEqual([]);
  });

  it('fetches no more than is asked for', async () => {
    const fetchGifs = listOf(100);
    for await (const page of gifPages(fetchGifs)) {
      if (page.length === 2) break;
    }
    expect(fetchGifs).toHaveBeenCalledTimes(1);
  });

  it('ends with the error of a page', async () => {
    const fetchGifs = listOf(100);
    fetchGifs.mockRejectedValueOnce(new Error('offline'));
    await expect(collect(gifPages(fetchGifs))).rejects.toThrow('offline');
  });

  it('ends with the reason of its signal, which every page gets', async () => {
    const controller = new AbortController();
    const fetchGifs = listOf(100);
    const pages = gifPages(fetchGifs, { signal: controller.signal });
    await pages.next();
    controller.abort(new Error('seen enough'));
    await expect(pages.next()).rejects.toThrow('seen enough');
    expect(fetchGifs.mock.calls).toEqual([[0, { signal: controller.signal }]]);
  });
});
