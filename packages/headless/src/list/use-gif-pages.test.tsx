import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PagesMemory } from '../core/memory/grid-memory.ts';
import { makeGif } from '../test/make-gif.ts';
import { type GifPagesOptions, useGifPages } from './use-gif-pages.ts';

const pageOf = (...ids: string[]) => ({
  data: ids.map((id) => makeGif(id)),
  pagination: { total_count: 9, count: ids.length, offset: 0 },
  meta: { status: 200, msg: 'OK', response_id: 'r' },
});

const start = (props: Partial<GifPagesOptions> = {}) => {
  const fetchGifs = vi.fn<GifPagesOptions['fetchGifs']>(async () => pageOf('a', 'b'));
  return {
    fetchGifs,
    ...renderHook((given: Partial<GifPagesOptions>) => useGifPages({ fetchGifs, ...given }), {
      initialProps: props,
    }),
  };
};

describe('useGifPages', () => {
  it('calls the latest function and does not restart for a new one', async () => {
    const { fetchGifs, result, rerender } = start();
    const newest = vi.fn<GifPagesOptions['fetchGifs']>(async () => pageOf('c'));
    rerender({ fetchGifs: newest });
    act(() => result.current.onSentinelInView(true));
    await waitFor(() => expect(result.current.gifs.map(({ id }) => id)).toEqual(['c']));
    expect(fetchGifs).not.toHaveBeenCalled();
    expect(result.current.list).toBe(0);
  });

  it('restarts for a new resetKey and aborts the request', async () => {
    const { fetchGifs, result, rerender } = start({ resetKey: 'cat' });
    fetchGifs.mockReturnValueOnce(new Promise(() => {}));
    act(() => result.current.onSentinelInView(true));
    rerender({ resetKey: 'dog' });
    expect(fetchGifs.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(result.current).toMatchObject({ list: 1, gifs: { length: 2 } }));
  });

  it.each(['initialGifs', 'externalGifs'] as const)('removes repeated ids from %s', (name) => {
    const { data } = pageOf('a', 'b', 'a', 'c', 'b');
    const { result } = start({ [name]: data });
    expect(result.current.gifs.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('aborts on unmount', () => {
    const { fetchGifs, result, unmount } = start();
    fetchGifs.mockReturnValueOnce(new Promise(() => {}));
    act(() => result.current.onSentinelInView(true));
    unmount();
    expect(fetchGifs.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('continues a saved list at its cursor', async () => {
    const memory: PagesMemory = {};
    const { fetchGifs, result, unmount } = start({ memory });
    fetchGifs.mockResolvedValueOnce({ data: [makeGif('a')], next: 'second' });
    act(() => result.current.onSentinelInView(true));
    await waitFor(() => expect(result.current.gifs).toHaveLength(1));
    unmount();

    const returned = start({ memory, fetchDebounce: 0 });
    act(() => returned.result.current.onSentinelInView(true));
    await waitFor(() => expect(returned.fetchGifs).toHaveBeenCalled());
    expect(returned.fetchGifs.mock.calls[0]?.[1].cursor).toBe('second');
  });
});
