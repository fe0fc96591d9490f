import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { storeChecks } from './test/store-contract.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
};

const ttl = 3_600_000;

describe('a store in memory', () => {
  it.each(storeChecks)('$name', async ({ run }) => run(memoryStore(), wait));

  it('drops the least recently used value when it is full', async () => {
    const store = memoryStore({ maxBytes: 10_000 });
    const text = 'x'.repeat(1000);
    for (const key of ['a', 'b', 'c']) await store.set(key, text, { ttl });
    await store.get('a');
    await store.set('d', text, { ttl });
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key)));
    expect(kept.map((value) => value?.length)).toEqual([1000, undefined, 1000, 1000]);
  });

  it('does not keep a value larger than the store, and drops no other for it', async () => {
    const store = memoryStore({ maxBytes: 10_000 });
    await store.set('small', 'x', { ttl });
    await store.set('large', 'the one before', { ttl });
    await store.set('large', 'x'.repeat(10_000), { ttl });
    expect(await store.get('large')).toBeUndefined();
    expect(await store.get('small')).toBe('x');
  });

  it('does not drop counters and locks for values', async () => {
    const store = memoryStore({ maxBytes: 10_000 });
    await store.increment('calls', { ttl });
    await store.lock('gif', { ttl });
    for (let n = 0; n < 100; n += 1) await store.set(`${n}`, 'x'.repeat(500), { ttl });
    expect(await store.increment('calls', { ttl })).toBe(2);
    expect(await store.lock('gif', { ttl })).toBeUndefined();
  });

  it('drops the oldest of thousands of counters and locks', async () => {
    const store = memoryStore({ maxBytes: 100_000 });
    for (let n = 0; n < 5000; n += 1) {
      await store.increment(`${n}`, { ttl });
      await store.lock(`${n}`, { ttl });
    }
    expect(await store.increment('0', { ttl })).toBe(1);
    expect(await store.lock('0', { ttl })).toBeTypeOf('function');
    expect(await store.increment('4999', { ttl })).toBe(2);
    expect(await store.lock('4999', { ttl })).toBeUndefined();
  });

  it('keeps a high counter during a flood of others, until it expires', async () => {
    const store = memoryStore({ maxBytes: 100_000 });
    for (let n = 0; n < 100; n += 1) await store.increment('limited', { ttl });
    await wait(0.9 * ttl);
    for (let n = 0; n < 5000; n += 1) await store.increment(`${n % 2500}`, { ttl });
    expect(await store.increment('limited', { ttl })).toBe(101);
    await wait(0.1 * ttl);
    expect(await store.increment('limited', { ttl })).toBe(1);
  });

  it.each([0, -1, Number.NaN])('rejects a size of %s bytes', (maxBytes) => {
    expect(() => memoryStore({ maxBytes })).toThrow(RangeError);
  });
});
