import { expect, test } from '@playwright/test';
import { findFreeRow } from '../scripts/ports.ts';
import { startBalancer } from './copies/balancer.ts';
import { startCountingApi } from './copies/counting-api.ts';
import { type ServerCopy, startCopy } from './copies/server-copy.ts';
import { findValkey, redis, StoreServer } from './copies/store-servers.ts';

/** Where there is none, scripts/e2e.ts has said so. */
const { NGINX_PATH, [redis.variable]: REDIS_PATH } = process.env;
const store = findValkey() ?? REDIS_PATH;

const KEY = 'key-of-the-relay';
/** Requests of one session, and calls to the service. */
const REQUESTS = 30;
const CALLS = 60;

if (store && NGINX_PATH) {
  test.describe('two relays behind nginx, with one store', () => {
    test.describe.configure({ mode: 'serial' });

    let api: Awaited<ReturnType<typeof startCountingApi>>;
    let server: StoreServer;
    let relays: ServerCopy[];
    let balancer: Awaited<ReturnType<typeof startBalancer>>;
    let session = 0;

    test.beforeAll(async () => {
      const ports = await findFreeRow(2);
      api = await startCountingApi();
      server = new StoreServer(store, ports);
      await server.start();
      const settings = {
        GIF_API_URL: api.url,
        GIF_API_KEY: KEY,
        STORE_URL: server.url,
        REQUESTS: String(REQUESTS),
        CALLS: String(CALLS),
      };
      relays = await Promise.all([0, 1].map(() => startCopy('relay', settings)));
      balancer = await startBalancer(
        NGINX_PATH,
        ports + 1,
        relays.map(({ url }) => url),
      );
    });

    test.afterAll(async () => {
      await balancer?.close();
      for (const { stop } of relays ?? []) await stop();
      await server?.kill();
      await api?.close();
    });

    test.beforeEach(() => {
      api.takeAsked();
      session += 1;
    });

    const ask = (term: string, who = session) =>
      fetch(`${balancer.url}/search?q=${term}`, { headers: { 'X-Session': `session ${who}` } });
    /** Each term for both relays at the same time, by a reader of its own for each request. */
    const askBoth = (terms: readonly string[]) =>
      Promise.all(
        terms.flatMap((term) => [0, 1, 2, 3].map(async (n) => ask(term, 1000 * session + n))),
      );
    const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status);

    test('they ask once for each term, though both are asked at the same time', async () => {
      const responses = await askBoth(['cat', 'dog', 'owl']);
      expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
      expect(api.takeAsked()).toHaveLength(3);
      const bodies = await Promise.all(responses.map((response) => response.text()));
      expect(new Set(bodies).size).toBe(3);
      expect(bodies.join()).not.toContain(KEY);
    });

    test('they count the requests of a reader together', async () => {
      await ask('cat');
      const responses: Response[] = [];
      for (let n = 1; n < REQUESTS; n += 1) responses.push(await ask('cat'));
      expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
      expect(responses.at(-1)?.headers.get('RateLimit')).toMatch(/^"client";r=0;t=\d+$/);
      const refused = [await ask('cat'), await ask('cat')];
      expect(statusesOf(refused)).toEqual([429, 429]);
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await ask('cat', 500)).status).toBe(200);
      expect(api.takeAsked()).toEqual([]);
    });

    test('no request fails when the store is killed and started again in the middle', async () => {
      const count = (pattern: RegExp) =>
        relays.map(({ said }) => said().match(pattern)?.length ?? 0);
      const gone = /the store does not answer/g;
      const under = askBoth(['ant', 'bee']);
      await server.kill();
      expect(new Set(statusesOf(await under))).toEqual(new Set([200]));
      expect(new Set(statusesOf(await askBoth(['eel', 'emu'])))).toEqual(new Set([200]));
      expect(count(gone)).toEqual([1, 1]);

      await server.start();
      await expect(async () => {
        await askBoth(['eel']);
        expect(count(/the store answers again/g)).toEqual([1, 1]);
      }).toPass({ timeout: 20_000 });
      expect(count(gone)).toEqual([1, 1]);

      api.takeAsked();
      await askBoth(['hen']);
      expect(api.takeAsked()).toHaveLength(1);
    });

    test('together they make the calls that are allowed, and no more', async () => {
      const counter = server.ask('KEYS', 'gifkit:count:*:overall:*');
      const left = CALLS - Number(server.ask('GET', counter));
      const terms = Array.from({ length: CALLS + 20 }, (_, n) => `cold${n}`);
      const responses = await Promise.all(terms.map((term, n) => ask(term, 2_000_000 + n)));
      expect(api.takeAsked()).toHaveLength(left);
      const statuses = statusesOf(responses);
      expect(statuses.filter((status) => status === 200)).toHaveLength(left);
      expect(statuses.filter((status) => status === 429)).toHaveLength(terms.length - left);
    });
  });
}
