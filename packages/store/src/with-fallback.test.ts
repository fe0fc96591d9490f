import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { breakableStore } from './test/broken-store.ts';
import { storeChecks } from './test/store-contract.ts';
import { withFallback } from './with-fallback.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const ttl = 60_000;

const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
};

function setUp(deadline?: number) {
  const shared = breakableStore();
  const said: string[] = [];
  const report = (sentence: string) => said.push(sentence);
  return { shared, said, store: withFallback(shared.store, { report, deadline }) };
}

const GONE =
  '@gifkit/store: the store does not answer (connect ECONNREFUSED). This copy uses its own memory.';
const BACK = '@gifkit/store: the store answers again.';

describe('a store with a fallback', () => {
  it.each(storeChecks)('$name', async ({ run }) => run(setUp().store, wait));

  it.each(storeChecks)('in fallback mode, $name', async ({ run }) => {
    const { shared, store } = setUp();
    shared.be('gone');
    await run(store, wait);
  });

  it('reports once that the store is unavailable, for any number of calls, and once that it is back', async () => {
    const { shared, said, store } = setUp();
    await store.set('a', 'shared', { ttl });
    shared.be('gone');
    await Promise.all([store.get('a'), store.increment('n', { ttl }), store.lock('l', { ttl })]);
    await store.get('a');
    expect(said).toEqual([GONE]);
    shared.be('none');
    // Waits do not depend on the time of day, which may be corrected.
    vi.setSystemTime(0);
    await wait(1000);
    await store.get('a');
    await wait(0);
    expect(said).toEqual([GONE, BACK]);
    expect(await store.get('a')).toBe('shared');
  });

  it('waits for a silent store once, at most for the deadline', async () => {
    const { shared, said, store } = setUp(100);
    shared.be('silent');
    let value: unknown = 'none yet';
    void store.get('a').then((found) => {
      value = found;
    });
    await wait(99);
    expect(value).toBe('none yet');
    await wait(1);
    expect(value).toBeUndefined();
    expect(said).toEqual([GONE.replace('connect ECONNREFUSED', 'no answer within 100 ms')]);
    await store.set('a', 'at once', { ttl });
    expect(await store.get('a')).toBe('at once');
  });

  it('accepts an answer that arrived while the process was busy', async () => {
    vi.useRealTimers();
    const get = () =>
      new Promise<string>((resolve) => {
        setImmediate(() => resolve('there'));
      });
    const result = withFallback({ ...memoryStore(), get }, { deadline: 20 }).get('a');
    const until = performance.now() + 60;
    while (performance.now() < until);
    expect(await result).toBe('there');
  });

  it('retries an unavailable store at growing intervals, without delaying calls', async () => {
    const { shared, said, store } = setUp();
    shared.be('silent');
    void store.get('a');
    await wait(250);
    const before = shared.calls();
    for (let second = 0; second < 60; second += 1) {
      await wait(1000);
      await store.get('a');
    }
    expect(shared.calls() - before).toBeLessThanOrEqual(6);
    expect(said).toHaveLength(1);
  });

  it('waits longer for a store that fails soon after a recovery, within a minute', async () => {
    const { shared, said, store } = setUp();
    /** Returns how long the store is not called after a failure, in s. */
    async function secondsAway(): Promise<number> {
      shared.be('gone');
      await store.get('a');
      shared.be('none');
      const times = said.length;
      let seconds = 0;
      for (; said.length === times; seconds += 1) {
        await wait(1000);
        await store.get('a');
        await wait(0);
      }
      return seconds;
    }
    expect([await secondsAway(), await secondsAway()]).toEqual([1, 4]);
    await wait(60_000);
    expect(await secondsAway()).toBe(1);
  });

  it('uses its memory if the store answers but rejects writes', async () => {
    const { shared, said, store } = setUp();
    shared.be('gone');
    await store.get('a');
    shared.be('none');
    vi.spyOn(shared.store, 'set').mockRejectedValue(new Error('READONLY You can’t write'));
    await wait(1000);
    await store.get('a');
    await wait(0);
    expect(said).toEqual([GONE]);
  });

  it('releases a lock of a silent store', async () => {
    const { shared, said, store } = setUp();
    const release = await store.lock('l', { ttl });
    shared.be('gone');
    await expect(release?.()).resolves.toBeUndefined();
    expect(said).toEqual([]);
  });

  it('does not treat an invalid time to live as a failure of the store', async () => {
    const { said, store } = setUp();
    await expect(store.set('a', 'b', { ttl: 0 })).rejects.toThrow(RangeError);
    expect(said).toEqual([]);
  });
});
