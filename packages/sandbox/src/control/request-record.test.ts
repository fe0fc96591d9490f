import { afterEach, describe, expect, it } from 'vitest';
import { platformEndpoints } from '../http-api/platform/platform-endpoints.ts';
import { openApi } from '../test/api.ts';

const { raw, sandbox } = openApi();
const locked = openApi({ apiKeys: ['another-key'] });
afterEach(() => {
  sandbox.reset();
  locked.sandbox.reset();
});

const KEY = 'q7Hs-key-of-mine';

/** A call of each dialect, with its key where the dialect has it. */
const calls: readonly [about: string, path: (key: string) => string, init?: RequestInit][] = [
  ['api_key, as GIPHY has it', (key) => `/v1/gifs/search?q=cat&api_key=${key}`],
  ['apikey, as GIPHY’s pingbacks have it', (key) => `/v1/gifs/trending?apikey=${key}`],
  ['api_key in capitals', (key) => `/v1/gifs/trending?API_KEY=${key}`],
  ['access_token, as the wider platform has it', (key) => `/nothing?access_token=${key}`],
  ['key, as Tenor has it', (key) => `/v2/search?q=cat&key=${key}`],
  ['a key by the name of its header', (key) => `/v1/gifs/search?q=cat&x-api-key=${key}`],
  ['a key in the path, as KLIPY has it', (key) => `/api/v1/${key}/gifs/search?q=cat`],
  ['KLIPY’s key before a term', (key) => `/api/v1/${key}/autocomplete/ca`],
  ['KLIPY’s key where nothing is', (key) => `/api/v1/${key}`],
  ['KLIPY’s key behind a host’s own path', (key) => `/klipy/api/v1/${key}/memes/search`],
];

/** Headers that have a key or a token, each by its name or its value. */
const headersWith = (key: string): Record<string, string> => ({
  authorization: `Bearer ${key}`,
  'x-api-key': key,
  'x-csrftoken': key,
  'x-password': key,
  'x-session-id': key,
  'proxy-authorization': key,
  referer: `http://host.example/page?api_key=${key}`,
  'x-original-url': `/api/v1/${key}/gifs/search`,
});

describe('no record has a key', () => {
  it.each(calls)('of %s', async (_, path) => {
    for (const api of [sandbox, locked.sandbox]) {
      api.record();
      await api.fetch(new Request(`http://sandbox.test${path(KEY)}`));
      expect(JSON.stringify([api.requests(), api.stopRecording()])).not.toContain(KEY);
      expect(api.requests()).toHaveLength(1);
    }
  });

  it('of a header', async () => {
    await raw('/v1/gifs/search?q=cat&api_key=k', { headers: headersWith(KEY) });
    const [record] = sandbox.requests();
    expect(JSON.stringify(record)).not.toContain(KEY);
    expect(Object.keys(record?.headers ?? {})).toEqual(
      expect.arrayContaining(Object.keys(headersWith(KEY))),
    );
    expect(record?.headers.referer).toBe('http://host.example/page?api_key=***');
  });

  it('of a refusal that repeats it', async () => {
    locked.sandbox.record();
    const refused = await locked.raw(`/api/v1/${KEY}/gifs/trending`);
    expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining(KEY)]);
    const [step] = locked.sandbox.stopRecording().steps;
    expect(step?.response.body).toContain('The app key *** is not known.');
  });

  it('of a scenario that was written with one', async () => {
    const response = { status: 418, headers: {}, body: '' };
    const steps = calls.map(([, path]) => {
      const { pathname, searchParams } = new URL(path(KEY), 'http://sandbox.test');
      const query = Object.fromEntries(searchParams);
      return { request: { method: 'GET', path: pathname, query }, response };
    });
    sandbox.replay({ steps, leftOut: 0 });
    expect(JSON.stringify(sandbox.leftToReplay())).not.toContain(KEY);
    expect(sandbox.leftToReplay()).toHaveLength(steps.length);
    for (const [, path] of calls) expect((await raw(path(KEY))).status).toBe(418);
  });
});

describe('a record keeps what is no key', () => {
  const platform = platformEndpoints.map(({ path }) => path.replaceAll(':', ''));
  it.each([...platform, '/v1/gifs/api', '/media/a/v1', '/api/v1', '/api/v1/'])(
    'of the path %s',
    async (path) => {
      await raw(path);
      expect(sandbox.requests()[0]?.path).toBe(path);
    },
  );

  it('of the rest of KLIPY’s path', async () => {
    await raw(`/api/v1/${KEY}/gifs/search?q=cat`);
    expect(sandbox.requests()[0]).toMatchObject({
      path: '/api/v1/***/gifs/search',
      query: { q: 'cat' },
    });
  });
});

describe('a recording with one key is replayed with another', () => {
  it.each(calls)('%s', async (_, path) => {
    sandbox.record();
    sandbox.fault({ path: '/', status: 418, times: 1 });
    await raw(path('one'));
    sandbox.replay(sandbox.stopRecording());
    expect((await raw(path('two'))).status).toBe(418);
    expect(sandbox.leftToReplay()).toEqual([]);
  });

  it('and a customer’s id with another, as KLIPY has it', async () => {
    const path = (customer: string) =>
      `/api/v1/k/gifs/recent/${customer}?page=1&customer_id=${customer}`;
    sandbox.record();
    sandbox.fault({ path: '/', status: 418, times: 1 });
    await raw(path('visitor-1'));
    const scenario = sandbox.stopRecording();
    expect(JSON.stringify(scenario)).not.toContain('visitor-1');
    sandbox.replay(scenario);
    expect((await raw(path('visitor-2'))).status).toBe(418);
  });
});
