import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from './page.ts';
import { fakeServer, response } from './test/fake-server.ts';

beforeEach(() => {
  vi.resetModules();
  // Another file of the process may have named a server for the page.
  page().serverUrl = '';
});

describe('request', () => {
  it('asks the default server and gives what it says', async () => {
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    const { request } = await import('./request.ts');
    expect(await request('gifs?ids=1')).toEqual(response());
    expect(server.lastRequest().url).toBe('https://api.giphy.com/v1/gifs?ids=1');
  });

  it('keeps responses, and normalises them for each caller', async () => {
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    const { request } = await import('./request.ts');
    expect(await request('gifs', { normalizer: ({ meta }) => meta.msg })).toBe('OK');
    expect(await request('gifs', { normalizer: ({ meta }) => meta.status })).toBe(200);
    expect(server.count()).toBe(1);
  });

  it('honours the server that the page names by GIPHY_API_URL', async () => {
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('GIPHY_API_URL', 'http://localhost:9/v1');
    const { request } = await import('./request.ts');
    await request('gifs');
    expect(server.lastRequest().url).toBe('http://localhost:9/v1/gifs');
  });
});
