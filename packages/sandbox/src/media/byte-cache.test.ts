import { expect, it, vi } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const bytes = (length: number) => vi.fn(async () => new Uint8Array(length));

it('loads once for concurrent reads, and not again', async () => {
  const cache = createByteCache(10);
  const load = bytes(4);
  const [first, second] = await Promise.all([cache.read('a', load), cache.read('a', load)]);
  expect(second).toBe(first);
  expect(await cache.read('a', load)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('evicts the least recently used entry when it is full', async () => {
  const cache = createByteCache(10);
  const [a, b, c] = [bytes(4), bytes(4), bytes(4)];
  await cache.read('a', a);
  await cache.read('b', b);
  await cache.read('a', a);
  await cache.read('c', c);
  await cache.read('a', a);
  expect(a).toHaveBeenCalledTimes(1);
  await cache.read('b', b);
  expect(b).toHaveBeenCalledTimes(2);
});

it('does not cache an entry above its capacity, and evicts nothing for it', async () => {
  const cache = createByteCache(10);
  const [small, large] = [bytes(4), bytes(11)];
  await cache.read('small', small);
  await cache.read('large', large);
  await cache.read('large', large);
  await cache.read('small', small);
  expect([small, large].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

it('retries after a failure', async () => {
  const cache = createByteCache(10);
  const load = bytes(4).mockRejectedValueOnce(new Error('busy'));
  await expect(cache.read('a', load)).rejects.toThrow('busy');
  expect(await cache.read('a', load)).toHaveLength(4);
});
