import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { redisStore } from '../packages/store/src/redis.ts';
import { storeChecks } from '../packages/store/src/test/store-contract.ts';
import { findFreeRow } from '../scripts/ports.ts';
import { findValkey, StoreServer } from './servers/store-servers.ts';

// Optional: scripts/e2e.ts reports if it is missing.
const { REDIS_SERVER_PATH: REDIS_PATH } = process.env;
const VALKEY_PATH = findValkey();

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
