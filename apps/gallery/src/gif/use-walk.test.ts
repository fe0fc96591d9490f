import type { IGif } from '@gifkit/model';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWalk } from './use-walk.ts';

const gif = (id: string) => ({ id, type: 'gif', tags: [], images: {} }) as unknown as IGif;
const gifs = (ids: string) => [...ids].map(gif);

function walkAlong(ids: string, from: string, loadMore?: () => Promise<readonly IGif[]>) {
  const { result } = renderHook(() => useWalk({ goTo() {}, turnTo() {} }));
  const walked = () => result.current.walk.map(({ id }) => id).join('');
  return {
    walked,
    open: () => act(async () => result.current.onOpen(gif(from), gifs(ids), loadMore)),
    turnTo: (id: string) => act(async () => result.current.onTurn(gif(id))),
  };
}

it('fetches the next page only near the end of the list', async () => {
  const loadMore = vi.fn(async () => gifs('fgh'));
  const { walked, open, turnTo } = walkAlong('abcde', 'a', loadMore);
  await open();
  expect(loadMore).not.toHaveBeenCalled();
  await turnTo('c');
  expect(loadMore).toHaveBeenCalledOnce();
  expect(walked()).toBe('abcdefgh');
});

it('ends at a page without new GIFs and sends no more requests', async () => {
  const loadMore = vi.fn(async () => gifs('ab'));
  const { walked, open, turnTo } = walkAlong('ab', 'a', loadMore);
  await open();
  await turnTo('b');
  expect(walked()).toBe('ab');
  expect(loadMore).toHaveBeenCalledOnce();
});

it('retries with the next step after a failure', async () => {
  const loadMore = vi.fn(async () => gifs('c'));
  loadMore.mockRejectedValueOnce(new Error('down'));
  const { walked, open, turnTo } = walkAlong('ab', 'a', loadMore);
  await open();
  expect(walked()).toBe('ab');
  await turnTo('b');
  expect(walked()).toBe('abc');
});
