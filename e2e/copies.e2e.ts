import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { redisStore } from '../packages/store/src/redis.ts';
import { storeChecks } from '../packages/store/src/test/store-contract.ts';
import { findFreeRow } from '../scripts/ports.ts';
import { startCountingApi } from './copies/counting-api.ts';
import { startCopy } from './copies/server-copy.ts';
import { findValkey, StoreServer } from './copies/store-servers.ts';

// Optional: scripts/e2e.ts reports if it is missing.
const { REDIS_SERVER_PATH: REDIS_PATH } = process.env;
const VALKEY_PATH = findValkey();

const COPIES = 4;
const KEY = 'key-of-the-server';

for (const path of [REDIS_PATH, VALKEY_PATH].filter((path) => path !== undefined)) {
  test(`the store in ${path} passes the contract`, async () => {
    const server = new StoreServer(path, await findFreeRow(1));
    await server.start();
    const store = redisStore(server.url);
    try {
      for (const { name, run } of storeChecks) await test.step(name, () => run(store, wait));
      // Values of another program under our names.
      server.ask('SET', 'gifkit:count:poisoned', 'text');
      server.ask('HSET', 'gifkit:value:poisoned', 'a', 'b');
      expect(await store.increment('poisoned', { ttl: 60_000 })).toBe(1);
      expect(await store.get('poisoned')).toBeUndefined();
    } finally {
      await store.close();
      await server.kill();
    }
  });
}

const store = VALKEY_PATH ?? REDIS_PATH;

if (store) {
  test('no page of four copies fails while their store is killed and restarted, and then they request each id once', async () => {
    const api = await startCountingApi();
    const server = new StoreServer(store, await findFreeRow(1));
    await server.start();
    const settings = { GIF_API_URL: api.url, GIF_API_KEY: KEY, STORE_URL: server.url };
    const copies = await Promise.all(Array.from({ length: COPIES }, () => startCopy(settings)));
    const onAllCopies = (paths: readonly string[]): Promise<number[]> =>
      Promise.all(
        copies.flatMap(({ url }) =>
          paths.map(async (path) => {
            const response = await fetch(url + path);
            await response.text();
            return response.status;
          }),
        ),
      );
    try {
      const ids = await api.ids(25, 20);
      const gone = /the store does not answer/g;
      const back = /the store answers again/g;
      const count = (pattern: RegExp) =>
        copies.map(({ said }) => said().match(pattern)?.length ?? 0);
      const each = (times: number) => Array<number>(COPIES).fill(times);

      expect(new Set(await onAllCopies(ids.slice(0, 4).map((id) => `/player/${id}`)))).toEqual(
        new Set([200]),
      );
      const under = onAllCopies(ids.slice(4, 8).map((id) => `/player/${id}`));
      await server.kill();
      expect(new Set(await under)).toEqual(new Set([200]));
      expect(new Set(await onAllCopies(ids.slice(8, 12).map((id) => `/player/${id}`)))).toEqual(
        new Set([200]),
      );
      expect(count(gone)).toEqual(each(1));

      await server.start();
      // Each copy notices the restart on its own next request.
      await expect(async () => {
        await onAllCopies(['/player/nobody-knows']);
        await Promise.all(
          copies.map(({ url }, n) => fetch(`${url}/player/unknown${n}${Date.now()}`)),
        );
        expect(count(back)).toEqual(each(1));
      }).toPass({ timeout: 20_000 });
      expect(count(gone)).toEqual(each(1));

      api.takeAsked();
      await onAllCopies(ids.slice(12, 14).map((id) => `/player/${id}`));
      expect(api.takeAsked()).toHaveLength(2);
    } finally {
      for (const { stop } of copies) await stop();
      await server.kill();
      await api.close();
    }
  });
}
