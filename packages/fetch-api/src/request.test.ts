import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerUrl } from './defaults.ts';
import { fakeServer, response } from './test/fake-server.ts';

beforeEach(() => {
  vi.resetModules();
  // Another test file in this process may have set a server.
  setServerUrl('');
});

describe('request', () => {
  it('asks the default server and returns its response', async () => {
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    const { request } = await import('./request.ts');
    expect(await request('gifs?ids=1')).toEqual(response());
    expect(server.lastRequest().url).toBe('https://api.giphy.com/v1/gifs?ids=1');
  });

  it('caches responses and normalizes them for each caller', async () => {
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    const { request } = await import('./request.ts');
    expect(await request('gifs', { normalizer: ({ meta }) => meta.msg })).toBe('OK');
    expect(await request('gifs', { normalizer: ({ meta }) => meta.status })).toBe(200);
    expect(server.count()).toBe(1);
  });

  it('uses the server in the global GIPHY_API_URL', async () => {
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('GIPHY_API_URL', 'http://localhost:9/v1');
    const { request } = await import('./request.ts');
    await request('gifs');
    expect(server.lastRequest().url).toBe('http://localhost:9/v1/gifs');
  });
});
