import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { openApi } from '../test/api.ts';

const { raw, sandbox } = openApi();
const locked = openApi({ apiKeys: ['another-key'] });
afterEach(() => {
  sandbox.reset();
  locked.sandbox.reset();
});

const KEY = 'q7Hs-key-of-mine';

/** Call of each dialect, with its key in each possible position. */
const calls: readonly [about: string, path: (key: string) => string, init?: RequestInit][] = [
  ['api_key of GIPHY', (key) => `/v1/gifs/search?q=cat&api_key=${key}`],
  ['apikey of GIPHY’s pingbacks', (key) => `/v1/gifs/trending?apikey=${key}`],
  ['api_key in capitals', (key) => `/v1/gifs/trending?API_KEY=${key}`],
  ['access_token of the wider platform', (key) => `/nothing?access_token=${key}`],
  ['key of Tenor', (key) => `/v2/search?q=cat&key=${key}`],
  ['a key in a header', (key) => `/v1/gifs/search?q=cat&x-api-key=${key}`],
  ['a key in the path, like KLIPY', (key) => `/api/v1/${key}/gifs/search?q=cat`],
  ['KLIPY’s key before a term', (key) => `/api/v1/${key}/autocomplete/ca`],
  ['KLIPY’s key in an unknown path', (key) => `/api/v1/${key}`],
  ['KLIPY’s key after a path prefix', (key) => `/klipy/api/v1/${key}/memes/search`],
];

/** Headers that contain a key or token. */
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

describe('no record contains a key', () => {
  it.each(calls)('of %s', async (_, path) => {
    for (const api of [sandbox, locked.sandbox]) {
      await api.fetch(new Request(`http://sandbox.test${path(KEY)}`));
      expect(JSON.stringify(api.requests())).not.toContain(KEY);
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
    expect(record?.headers.referer).toBe('http://host.example/page?api_key=REDACTED');
  });
});

describe('a record keeps other data', () => {
  const platform = endpoints
    .map(({ path }) => path.replaceAll(':', ''))
    .filter((path) => /^\/(api|ajax)\//.test(path) && !path.startsWith('/api/v1/key/'));
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
      path: '/api/v1/REDACTED/gifs/search',
      query: { q: 'cat' },
    });
  });
});
