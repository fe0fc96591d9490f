import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { Store } from '../store.ts';

interface Check {
  name: string;
  /** @param wait advances time, in ms. */
  run: (store: Store, wait: (ms: number) => Promise<void>) => Promise<void>;
}

/** ms; long enough for a store in another network. */
const TTL = 200;
const LONG = 60_000;

const keyOf = (() => {
  let last = 0;
  return () => `contract:${process.pid}:${Date.now()}:${++last}`;
})();

/** Contract of every store, for any test runner. */
export const storeChecks: readonly Check[] = [
  {
    name: 'returns the last value',
    async run(store) {
      const key = keyOf();
      equal(await store.get(key), undefined);
      await store.set(key, 'one', { ttl: LONG });
      await store.set(key, 'two\n\u{1f600}', { ttl: LONG });
      equal(await store.get(key), 'two\n\u{1f600}');
    },
  },
  {
    name: 'keeps an empty text',
    async run(store) {
      const key = keyOf();
      await store.set(key, '', { ttl: LONG });
      equal(await store.get(key), '');
    },
  },
  {
    name: 'drops a value after its time to live',
    async run(store, wait) {
      const key = keyOf();
      await store.set(key, 'short', { ttl: TTL });
      equal(await store.get(key), 'short');
      await wait(2 * TTL);
      equal(await store.get(key), undefined);
    },
  },
  {
    name: 'counts each key, also for concurrent calls',
    async run(store) {
      const key = keyOf();
      const counts = await Promise.all(
        Array.from({ length: 10 }, () => store.increment(key, { ttl: LONG })),
      );
      deepEqual(
        counts.toSorted((a, b) => a - b),
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      );
      equal(await store.increment(keyOf(), { ttl: LONG }), 1);
    },
  },
  {
    name: 'restarts a counter after its time to live',
    async run(store, wait) {
      const key = keyOf();
      await store.increment(key, { ttl: TTL });
      await wait(0.6 * TTL);
      equal(await store.increment(key, { ttl: LONG }), 2);
      await wait(0.6 * TTL);
      equal(await store.increment(key, { ttl: TTL }), 1);
    },
  },
  {
    name: 'gives a lock to one owner until it is released',
    async run(store) {
      const key = keyOf();
      const release = await store.lock(key, { ttl: LONG });
      equal(typeof release, 'function');
      equal(await store.lock(key, { ttl: LONG }), undefined);
      await release?.();
      const next = await store.lock(key, { ttl: LONG });
      equal(typeof next, 'function');
      await next?.();
    },
  },
  {
    name: 'gives an expired lock to the next owner, which the previous owner cannot release',
    async run(store, wait) {
      const key = keyOf();
      const late = await store.lock(key, { ttl: TTL });
      await wait(2 * TTL);
      equal(typeof (await store.lock(key, { ttl: LONG })), 'function');
      await late?.();
      equal(await store.lock(key, { ttl: LONG }), undefined);
    },
  },
  {
    name: 'keeps values, counters and locks of one name apart',
    async run(store) {
      const key = keyOf();
      await store.set(key, 'text', { ttl: LONG });
      equal(await store.increment(key, { ttl: LONG }), 1);
      equal(typeof (await store.lock(key, { ttl: LONG })), 'function');
      equal(await store.get(key), 'text');
    },
  },
  {
    name: 'rejects an invalid time to live',
    async run(store) {
      for (const ttl of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '60' as unknown as number]) {
        const options = { ttl };
        await rejects(store.set(keyOf(), 'text', options), RangeError);
        await rejects(store.increment(keyOf(), options), RangeError);
        await rejects(store.lock(keyOf(), options), RangeError);
      }
    },
  },
];
