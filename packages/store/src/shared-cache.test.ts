import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { createSharedCache, type Loaded } from './shared-cache.ts';
import type { Store } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

interface Gif {
  id: string;
}

const read = (value: unknown): Gif | undefined =>
  typeof (value as Gif | undefined)?.id === 'string' ? (value as Gif) : undefined;

const ttl = 60_000;

function copyOf(store: Store, report: (sentence: string) => void = () => {}) {
  return createSharedCache<Gif>({ store, name: 'gif', read, longest: () => ttl, report });
}

/** An API with a delay. */
function slowApi(ms = 100) {
  const load = vi.fn(
    (): Promise<Loaded<Gif>> =>
      new Promise((resolve) => setTimeout(() => resolve({ value: { id: 'abc' }, ttl }), ms)),
  );
  return load;
}

describe('a shared cache', () => {
  it('loads a value once for ten copies at the same time', async () => {
    const store = memoryStore();
    const load = slowApi();
    const results = Array.from({ length: 10 }, () => copyOf(store)('abc', load));
    await vi.advanceTimersByTimeAsync(1000);
    for (const result of results) expect((await result).value).toEqual({ id: 'abc' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shares one call within a copy, even if the store keeps nothing', async () => {
    const load = slowApi();
    const copy = copyOf({ ...memoryStore(), get: async () => undefined });
    const results = [copy('abc', load), copy('abc', load)];
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(results);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns the remaining time to live', async () => {
    const store = memoryStore();
    const load = vi.fn(async () => ({ value: { id: 'abc' }, ttl }));
    await copyOf(store)('abc', load);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await copyOf(store)('abc', load)).toEqual({ value: { id: 'abc' }, ttl: 40_000 });
    await vi.advanceTimersByTimeAsync(40_000);
    await copyOf(store)('abc', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads the value itself when the loading copy has died', async () => {
    const store = memoryStore();
    const load = slowApi(0);
    await store.lock('gif:abc', { ttl: 500 });
    const result = copyOf(store)('abc', load);
    await vi.advanceTimersByTimeAsync(499);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect((await result).value).toEqual({ id: 'abc' });
  });

  it('waits no longer than patience', async () => {
    const store = memoryStore();
    const load = slowApi(0);
    await store.lock('gif:abc', { ttl });
    const result = copyOf(store)('abc', load);
    await vi.advanceTimersByTimeAsync(3600);
    expect((await result).value).toEqual({ id: 'abc' });
  });

  it('does not store a failure, and lets the next copy load', async () => {
    const store = memoryStore();
    const load = vi.fn(async () => ({ value: { id: 'abc' }, ttl }));
    const failing = copyOf(store)('abc', async () => {
      throw new Error('503');
    });
    await expect(failing).rejects.toThrow('503');
    await copyOf(store)('abc', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not store a value with a time to live of 0', async () => {
    const store = memoryStore();
    await copyOf(store)('abc', async () => ({ value: { id: 'abc' }, ttl: 0 }));
    expect(await store.get('gif:abc')).toBeUndefined();
  });

  it.each([
    ['ahead', 30_000, ttl],
    ['behind', -90_000, 0],
  ])(
    'accepts a value of a clock that is slightly %s, for at most its maximum age',
    async (_, off, left) => {
      const store = memoryStore();
      await store.set(
        'gif:abc',
        JSON.stringify({ until: Date.now() + ttl + off, value: { id: 'abc' } }),
        { ttl },
      );
      expect(await copyOf(store)('abc', slowApi())).toEqual({ value: { id: 'abc' }, ttl: left });
    },
  );

  it.each([
    ['no JSON', '<html>'],
    ['cut off', '{"until":17'],
    ['null', 'null'],
    ['of another shape', JSON.stringify({ until: Number.MAX_SAFE_INTEGER, value: { name: 'x' } })],
    ['without a value', JSON.stringify({ until: Number.MAX_SAFE_INTEGER })],
    ['without an expiry', JSON.stringify({ value: { id: 'abc' } })],
    [
      'of a clock far ahead',
      JSON.stringify({ until: Date.now() + 3_600_000, value: { id: 'abc' } }),
    ],
    [
      'of a clock far behind',
      JSON.stringify({ until: Date.now() - 3_600_000, value: { id: 'abc' } }),
    ],
    ['five megabytes', JSON.stringify({ until: 1e15, value: { id: 'x'.repeat(5_000_000) } })],
  ])('ignores a value that is %s, reports it once, and loads again', async (_, poison) => {
    const store = memoryStore();
    const said: string[] = [];
    const copy = copyOf(store, (sentence) => said.push(sentence));
    const load = vi.fn(async () => ({ value: { id: 'fresh' }, ttl }));
    for (const key of ['abc', 'def']) {
      await store.set(`gif:${key}`, poison, { ttl });
      expect((await copy(key, load)).value).toEqual({ id: 'fresh' });
      expect((await copy(key, load)).value).toEqual({ id: 'fresh' });
    }
    expect(load).toHaveBeenCalledTimes(2);
    expect(said).toEqual(['@gifkit/store: a value of “gif” is invalid and will be loaded again.']);
  });
});
