import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalogEntries } from './catalog/catalog-entries.ts';
import { scenes } from './catalog/scenes.ts';
import { createCatalog } from './catalog/search/catalog.ts';
import { endpoints } from './endpoints.ts';
import { examplePath } from './http-api/public/example.ts';
import { openApi } from './test/api.ts';

const api = openApi();
const SEARCH = '/v1/gifs/search?q=happy';

describe('keys', () => {
  it('are needed', async () => {
    const response = await api.raw(SEARCH);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      meta: { status: 401, msg: 'No API key found in request.', response_id: '' },
    });
  });

  it('are any, unless some were set up', async () => {
    const locked = openApi({ apiKeys: ['one', 'two'] });
    expect((await api.raw(`${SEARCH}&api_key=any`)).status).toBe(200);
    expect((await locked.raw(`${SEARCH}&api_key=two`)).status).toBe(200);
    const refused = await locked.raw(`${SEARCH}&api_key=three`);
    expect(refused.status).toBe(403);
    expect((await refused.json()).meta.response_id).toBe('');
  });

  it('are not needed for media and pages', async () => {
    for (const path of ['/', '/healthz', '/avatars/default1.gif', '/gifkit/']) {
      expect((await api.raw(path)).status, path).toBe(200);
    }
  });
});

describe('every call', () => {
  const catalog = createCatalog(catalogEntries(scenes, 1, 0));

  it.each(endpoints.filter(({ method }) => method === 'GET'))(
    'answers its example: $example',
    async (endpoint) => {
      const path = examplePath(catalog, endpoint, 'k');
      expect(path).not.toContain('{');
      expect((await api.raw(path)).status).toBeLessThan(400);
    },
  );
});

describe('an unknown path or method', () => {
  it('is not found', async () => {
    for (const path of ['/v1', '/v1/gif/search', '/nobody/', '/v1/gifs/a/b/c/d']) {
      const response = await api.raw(path);
      expect(response.status, path).toBe(404);
      expect((await response.json()).meta.status).toBe(404);
    }
  });

  it('is told which methods there are', async () => {
    const post = await api.raw(SEARCH, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const cta = await api.raw('/v1/gifs/a/cta', { method: 'POST' });
    expect([cta.status, cta.headers.get('allow')]).toEqual([405, 'PUT, DELETE']);
  });
});

describe('CORS', () => {
  it('lets every origin in, with the SDK’s headers, and the preflight be remembered', async () => {
    const response = await api.raw(SEARCH, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://host.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers':
          'x-giphy-sdk-name,x-giphy-sdk-version,x-giphy-sdk-platform',
      },
    });
    expect(response.status).toBe(204);
    const { headers } = response;
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain('x-giphy-sdk-name');
    expect(headers.get('access-control-allow-methods')).toContain('PUT');
    expect(headers.get('access-control-max-age')).toBe('86400');
  });

  it('covers answers, errors and media', async () => {
    for (const path of [`${SEARCH}&api_key=k`, SEARCH, '/nothing', '/avatars/default1.gif']) {
      const { headers } = await api.raw(path);
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
      expect(headers.get('access-control-expose-headers'), path).toContain('ETag');
    }
  });
});

describe('transfer', () => {
  it('compresses JSON for those who take it', async () => {
    const gzip = { headers: { 'accept-encoding': 'gzip' } };
    const response = await api.raw(`${SEARCH}&api_key=k`, gzip);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(await response.arrayBuffer()).toString();
    expect(JSON.parse(text).meta.status).toBe(200);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });

  it.each([undefined, 'br', 'gzip;q=0', 'identity, *;q=0'])(
    'leaves it plain for those who take %s',
    async (accepted) => {
      const headers = accepted ? { 'accept-encoding': accepted } : {};
      const response = await api.raw(`${SEARCH}&api_key=k`, { headers });
      expect(response.headers.has('content-encoding')).toBe(false);
      expect((await response.json()).meta.status).toBe(200);
    },
  );

  it('leaves short answers and pictures plain', async () => {
    for (const path of ['/healthz', '/avatars/default1.gif']) {
      const response = await api.raw(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers.has('content-encoding')).toBe(false);
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await api.raw(`${SEARCH}&api_key=k`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('');
    expect((await api.raw(SEARCH, { method: 'HEAD' })).status).toBe(401);
  });
});

describe('a seed', () => {
  it('makes answers reproducible, ids and order included', async () => {
    const responses = await Promise.all(
      [7, 7, 8].map(async (seed) => {
        const other = openApi({ seed, catalog: 200 });
        const trending = await other.raw('/v1/gifs/trending?limit=50&api_key=k');
        const random = await other.raw('/v1/gifs/random?api_key=k');
        return (await trending.text()) + (await random.text());
      }),
    );
    expect(responses[0]).toBe(responses[1]);
    expect(responses[0]).not.toBe(responses[2]);
  });
});
