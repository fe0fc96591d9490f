import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { storeScope } from '../apps/server-kit/src/store-scope.ts';
import { redisStore } from '../packages/store/src/redis.ts';
import { storeChecks } from '../packages/store/src/test/store-contract.ts';
import { findFreeRow } from '../scripts/ports.ts';
import { startBalancer } from './copies/balancer.ts';
import { startCountingApi } from './copies/counting-api.ts';
import { type ServerCopy, startCopy } from './copies/server-copy.ts';
import { findValkey, redis, StoreServer } from './copies/store-servers.ts';

/** Where there is none, scripts/e2e.ts has said so. */
const { NGINX_PATH, [redis.variable]: REDIS_PATH } = process.env;
const VALKEY_PATH = findValkey();

const COPIES = 4;
const CALLS_PER_HOUR = 150;
const KEY = 'key-of-the-server';

for (const path of [REDIS_PATH, VALKEY_PATH].filter((path) => path !== undefined)) {
  test(`a store in ${path} keeps the contract`, async () => {
    const server = new StoreServer(path, await findFreeRow(1));
    await server.start();
    const store = redisStore(server.url);
    try {
      for (const { name, run } of storeChecks) await test.step(name, () => run(store, wait));
      // What something else has left under a name.
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

type Api = Awaited<ReturnType<typeof startCountingApi>>;
type Balancer = Awaited<ReturnType<typeof startBalancer>>;

const store = VALKEY_PATH ?? REDIS_PATH;

if (store && NGINX_PATH) {
  test.describe('four copies of the embed behind nginx, with one store', () => {
    test.describe.configure({ mode: 'serial' });

    let api: Api;
    let server: StoreServer;
    let copies: ServerCopy[];
    let balancer: Balancer;

    test.beforeAll(async () => {
      const ports = await findFreeRow(2);
      api = await startCountingApi();
      server = new StoreServer(store, ports);
      await server.start();
      const settings = {
        GIF_API_URL: api.url,
        GIF_API_KEY: KEY,
        STORE_URL: server.url,
        API_CALLS_PER_HOUR: String(CALLS_PER_HOUR),
      };
      copies = await Promise.all(
        Array.from({ length: COPIES }, () => startCopy('embed', settings)),
      );
      balancer = await startBalancer(
        NGINX_PATH,
        ports + 1,
        copies.map(({ url }) => url),
      );
    });

    test.afterAll(async () => {
      await balancer?.close();
      for (const { stop } of copies ?? []) await stop();
      await server?.kill();
      await api?.close();
    });

    test.beforeEach(() => {
      api.takeAsked();
    });

    const statusesOf = (paths: readonly string[]): Promise<number[]> =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(balancer.url + path);
          await response.text();
          return response.status;
        }),
      );
    /** Each path once for each copy and once more, so that every one of them is asked. */
    const onAllCopies = (paths: readonly string[]) =>
      statusesOf(paths.flatMap((path) => Array<string>(2 * COPIES).fill(path)));
    /** The time of everything in the store is over. */
    const expireAll = () => {
      for (const name of server.ask('KEYS', 'gifkit:*').split('\n')) {
        // The calls of this hour are still made.
        if (name && !name.includes(':calls:')) server.ask('PEXPIRE', name, '1');
      }
    };

    test('they ask once for each cold id, though all are asked at the same time', async () => {
      const ids = await api.ids(0, 10);
      const statuses = await onAllCopies(ids.map((id) => `/embed/${id}`));
      expect(new Set(statuses)).toEqual(new Set([200]));
      const asked = api.takeAsked();
      const isRelated = (path: string) => path.startsWith('/v1/gifs/related');
      expect(asked.filter((path) => !isRelated(path)).toSorted()).toEqual(
        ids.map((id) => `/v1/gifs/${id}`).toSorted(),
      );
      // A copy waits 1 s for related GIFs, then asks by itself: on a busy machine some do.
      expect([...new Set(asked.filter(isRelated))].toSorted()).toEqual(
        ids.map((id) => `/v1/gifs/related${id}`).toSorted(),
      );
      expect(copies.map(({ said }) => said())).toEqual(Array(COPIES).fill(''));
    });

    test('they all wait when the service tells one of them to', async () => {
      const [first = '', ...others] = await api.ids(12, 10);
      api.beBusy(true);
      expect(await statusesOf([`/player/${first}`])).toEqual([503]);
      const statuses = await onAllCopies(others.map((id) => `/player/${id}`));
      expect(new Set(statuses)).toEqual(new Set([503]));
      const { headers } = await fetch(`${balancer.url}/player/${first}`);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(30);
      expect(await statusesOf(['/readyz'])).toEqual([200]);
      expect(api.takeAsked()).toEqual([`/v1/gifs/${first}`]);
      api.beBusy(false);
      expireAll();
    });

    test('no page fails when the store is killed and started again in the middle', async () => {
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
      // Each copy finds out by itself, while it is asked for something.
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
    });

    test('together they make the calls of an hour, and no more', async () => {
      const [hour] = new Date().toISOString().split(':');
      const scope = await storeScope(api.url, KEY);
      const counter = `gifkit:count:calls:${scope}:${Math.floor(Date.now() / 3_600_000)}`;
      const left = CALLS_PER_HOUR - Number(server.ask('GET', counter));
      const paths = Array.from({ length: 200 }, (_, n) => `/player/cold${n}`);
      const statuses = await statusesOf(paths);
      // An hour that ends meanwhile gives as many again.
      const isSameHour = new Date().toISOString().startsWith(`${hour}:`);
      const made = api.takeAsked().length;
      if (isSameHour) expect(made).toBe(left);
      expect(made).toBe(statuses.filter((status) => status === 404).length);
      expect(new Set(statuses)).toEqual(new Set(made < paths.length ? [404, 503] : [404]));
    });
  });
}
