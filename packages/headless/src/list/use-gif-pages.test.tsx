import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
  it('fetches nothing before the sentinel is in view', () => {
    const { fetchGifs, result } = start();
    expect(fetchGifs).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ gifs: [], status: 'idle', list: 0 });
  });

  it('fetches the first page at once, with a signal', async () => {
    const { fetchGifs, result } = start();
    act(() => result.current.onSentinelInView(true));
    expect(result.current.status).toBe('fetching');
    expect(fetchGifs).toHaveBeenCalledExactlyOnceWith(
      0,
      expect.objectContaining({ signal: expect.any(AbortSignal) }),
    );
    await waitFor(() => expect(result.current.gifs.map(({ id }) => id)).toEqual(['a', 'b']));
    expect(result.current.total).toBe(9);
  });

  it('calls the newest function, and does not start over for another one', async () => {
    const { fetchGifs, result, rerender } = start();
    const newest = vi.fn<GifPagesOptions['fetchGifs']>(async () => pageOf('c'));
    rerender({ fetchGifs: newest });
    act(() => result.current.onSentinelInView(true));
    await waitFor(() => expect(result.current.gifs.map(({ id }) => id)).toEqual(['c']));
    expect(fetchGifs).not.toHaveBeenCalled();
    expect(result.current.list).toBe(0);
  });

  it('starts over with another resetKey, and aborts what is on its way', async () => {
    const { fetchGifs, result, rerender } = start({ resetKey: 'cat' });
    fetchGifs.mockReturnValueOnce(new Promise(() => {}));
    act(() => result.current.onSentinelInView(true));
    rerender({ resetKey: 'dog' });
    expect(fetchGifs.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(result.current).toMatchObject({ list: 1, gifs: { length: 2 } }));
  });

  it('aborts when it unmounts', () => {
    const { fetchGifs, result, unmount } = start();
    fetchGifs.mockReturnValueOnce(new Promise(() => {}));
    act(() => result.current.onSentinelInView(true));
    unmount();
    expect(fetchGifs.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('shows a failure, and tries again when it is asked to', async () => {
    const onGifsFetchError = vi.fn();
    const { fetchGifs, result } = start({ onGifsFetchError });
    const error = new Error('offline');
    fetchGifs.mockRejectedValueOnce(error);
    act(() => result.current.onSentinelInView(true));
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.gifs).toHaveLength(2));
  });
});
