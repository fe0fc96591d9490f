import { describe, expect, it } from 'vitest';
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

  it('accept any value unless some are configured', async () => {
    const locked = openApi({ apiKeys: ['one', 'two'] });
    expect((await api.raw(`${SEARCH}&api_key=any`)).status).toBe(200);
    expect((await locked.raw(`${SEARCH}&api_key=two`)).status).toBe(200);
    const refused = await locked.raw(`${SEARCH}&api_key=three`);
    expect(refused.status).toBe(403);
    expect((await refused.json()).meta.response_id).toBe('');
  });

  it('are not required for media and pages', async () => {
    for (const path of ['/', '/healthz', '/avatars/default1.gif']) {
      expect((await api.raw(path)).status, path).toBe(200);
    }
  });
});

it('lists its endpoints', async () => {
  const list = await (await api.raw('/')).text();
  expect(list).toContain('GET /v1/{gifs|stickers|text|videos}/search\n    Search with q,');
  expect(list).toContain('POST /api/v4/channels/{id}/move/\n');
});

describe('an unknown path or method', () => {
  it('is not found', async () => {
    for (const path of ['/v1', '/v1/gif/search', '/nobody/', '/v1/gifs/a/b/c/d']) {
      const response = await api.raw(path);
      expect(response.status, path).toBe(404);
      expect((await response.json()).meta.status).toBe(404);
    }
  });

  it('lists the allowed methods', async () => {
    const post = await api.raw(SEARCH, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const cta = await api.raw('/v1/gifs/a/cta', { method: 'POST' });
    expect([cta.status, cta.headers.get('allow')]).toEqual([405, 'PUT, DELETE']);
  });
});

it('refuses a body of more than 100 MB without reading it', async () => {
  const headers = { 'content-length': '100000001' };
  const init = { method: 'POST', headers, body: '{"events":[]}' };
  expect((await api.raw('/v2/pingback?apikey=k', init)).status).toBe(413);
});

describe('CORS', () => {
  it('allows every origin and the SDK’s headers, with cacheable preflights', async () => {
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

  it('covers responses, errors and media', async () => {
    for (const path of [`${SEARCH}&api_key=k`, SEARCH, '/nothing', '/avatars/default1.gif']) {
      const { headers } = await api.raw(path);
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
      expect(headers.get('access-control-expose-headers'), path).toContain('ETag');
    }
  });
});

it('responds to HEAD like GET, without the body', async () => {
  const response = await api.raw(`${SEARCH}&api_key=k`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe('');
  expect((await api.raw(SEARCH, { method: 'HEAD' })).status).toBe(401);
});

it('a seed makes responses reproducible, including ids and order', async () => {
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

it('can be closed twice, as by Ctrl-C and npm', async () => {
  const { sandbox } = openApi();
  await sandbox.close();
  await expect(sandbox.close()).resolves.toBeUndefined();
});
