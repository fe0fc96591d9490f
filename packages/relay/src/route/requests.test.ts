import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { ask, relayOf, serviceOfTests } from '../test/klipy-service.ts';
import { serveRelay } from '../test/serve-relay.ts';

const service = await serviceOfTests();

const relay = relayOf(service.url, { basePath: '/api/gifs/' });
const get = (path: string, headers = {}) => ask(relay, `/api/gifs/${path}`, { headers });

const problemOf = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  return response.json();
};

describe('an invalid request', () => {
  const LONG = 'x'.repeat(101);
  it.each([
    ['search', 'q must be 1 to 100 characters, none of them a control character.'],
    ['search?q=', 'q must be 1 to 100'],
    ['search?q=%20', 'q must be 1 to 100'],
    [`search?q=${LONG}`, 'q must be 1 to 100'],
    ['search?q=a%0D%0AX-Injected:%201', 'q must be 1 to 100'],
    ['search?q=a%00b', 'q must be 1 to 100'],
    ['search?q=a&q=b', 'q must be given once.'],
    ['trending?limit=0', 'limit must be a whole number from 1 to 999.'],
    ['trending?limit=1e9', 'limit must be'],
    ['trending?rating=x', 'rating must be one of: y, g, pg, pg-13, r.'],
    ['trending?type=memes', 'type must be one of: gifs, stickers, clips.'],
    ['trending?lang=!', 'lang must be a BCP 47 tag'],
    [`trending?cursor=${'1'.repeat(1001)}`, 'cursor must be'],
    ['trending?cursor=of-another-list', 'cursor is not from this service.'],
    ['gifs', 'id must be given 1 to 50 times.'],
    [`gifs?${Array.from({ length: 51 }, (_, i) => `id=${i}`).join('&')}`, 'id must be given'],
    ['gifs?id=..', 'id must be 1 to 200 characters'],
    ['gifs?id=a%0Ab', 'id must be 1 to 200 characters'],
  ])('is refused with the allowed values, without a call: %s', async (path, detail) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).toContain(detail);
    expect(service.requests).toHaveLength(0);
  });

  it('may have a term of 100 characters in any script', async () => {
    expect((await get(`search?q=${encodeURIComponent('🐈'.repeat(100))}`)).status).toBe(200);
    expect((await get(`search?q=${encodeURIComponent('🐈'.repeat(101))}`)).status).toBe(400);
  });
});

describe('a path', () => {
  it.each([
    '/',
    '/api/gifs',
    '/api/gifs/',
    '/api/gifs/none',
    '/api/gifs/search//',
    '/api/gifs//search?q=cat',
    '/api/gifs/%73earch?q=cat',
    '/api/gifs/../search?q=cat',
    '/api/gifs/..%2Fsearch?q=cat',
    '/api/gifs/https://elsewhere.example/',
    '/api/gifs/media/1/2/3',
    '/api/gifs/constructor',
    '/api/gifs/recents',
    '/api/gifsearch?q=cat',
    '/other/search?q=cat',
  ])('that does not exist is a 404 without a call: %s', async (path) => {
    const response = await ask(relay, path);
    expect(response.status).toBe(404);
    expect((await problemOf(response)).detail).toContain('Below “/api/gifs/” it has: health,');
    expect(service.requests).toHaveLength(0);
  });

  it('may end with a slash, for hosts that redirect to one', async () => {
    expect((await get('search/?q=cat')).status).toBe(200);
  });

  it.each([
    ['POST', 'search', 'GET, HEAD'],
    ['DELETE', 'trending', 'GET, HEAD'],
    ['GET', 'shares', 'POST'],
  ])('refuses other methods: %s %s', async (method, path, allow) => {
    const response = await ask(relay, `/api/gifs/${path}`, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
  });

  it.each(['..', '.', '%2e%2e', '../../v2/other', '/etc', 'a?b=c#d', '\\..\\'])(
    'of the service never changes with a term or an id: %s',
    async (word) => {
      await get(`search?q=${encodeURIComponent(word)}`);
      await get(`suggestions?q=${encodeURIComponent(word)}`);
      await get(`gifs?id=${encodeURIComponent(word)}`);
      const share = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
      const body = JSON.stringify({ id: 'cat', slug: word });
      await ask(relay, '/api/gifs/shares', { ...share, body });
      const paths = service.requests.map(({ url }) => new URL(url, service.url).pathname);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        expect(path).toMatch(
          /^\/api\/v1\/the-key-of-the-relay\/(gifs\/(search|items|share\/[^/]+)|autocomplete\/[^/]+)$/,
        );
      }
    },
  );
});

describe('a share', () => {
  const share = (body: BodyInit, type = 'application/json') =>
    ask(relay, '/api/gifs/shares', { method: 'POST', headers: { 'Content-Type': type }, body });

  it.each([
    ['{"id":"cat"}', 'text/plain', 415],
    ['{"id":"cat"}', 'application/x-www-form-urlencoded', 415],
    ['{', 'application/json', 400],
    ['null', 'application/json', 400],
    ['{"id":{"a":1}}', 'application/json', 400],
    ['{"id":"cat","type":"memes"}', 'application/json', 400],
    [`{"id":"${'x'.repeat(5000)}"}`, 'application/json', 413],
  ])('with an invalid body is refused: %.40s as %s', async (body, type, status) => {
    expect((await share(body, type)).status).toBe(status);
    expect(service.requests).toHaveLength(0);
  });

  it('tells the owner if a body parser has read it before', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const json = { 'Content-Type': 'application/json', 'Content-Length': '12' };
    const used = { method: 'POST', headers: json, body: '{"id":"cat"}' };
    const read = new Request('https://chat.example/shares', used);
    await read.text();
    const ownRelay = relayOf(service.url, { onEvent: undefined });
    const emptied = new Request(read.url, { method: 'POST', headers: json });
    for (const request of [read, emptied]) {
      expect((await ownRelay.fetch(request)).status).toBe(500);
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '@gifkit/relay: shares: A body parser has read the body before the relay. (500 for the client)',
    );
  });

  it('may be sent in chunks, and is not read beyond the limit', async () => {
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const request = new Request('https://chat.example/api/gifs/shares', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await relay.fetch(request)).status).toBe(413);
    expect(pieces).toBeLessThan(10);
  });
});

describe('the health path', () => {
  it('calls no service', async () => {
    const response = await get('health');
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(service.requests).toHaveLength(0);
  });

  it('responds to a request without Host, as sent by HAProxy', async () => {
    const { url, close } = await serveRelay(relay);
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write('GET /api/gifs/health HTTP/1.0\r\n\r\n'),
    );
    const chunks: Buffer[] = await socket.toArray();
    close();
    expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('has no body for HEAD', async () => {
    const response = await ask(relay, '/api/gifs/health', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('an origin', () => {
  const shared = relayOf(service.url, { origins: ['https://app.example', 'tauri://localhost'] });
  const from = (origin: string, init: RequestInit = {}) =>
    ask(shared, '/trending', { ...init, headers: { ...init.headers, Origin: origin } });

  it("of the relay's own host is allowed, even if a proxy changes the scheme", async () => {
    expect((await from('https://chat.example')).status).toBe(200);
    expect((await from('http://chat.example')).status).toBe(200);
    expect((await ask(shared, '/trending')).status).toBe(200);
  });

  it('is compared with the Host header, not with the URL of the framework', async () => {
    const askAt = (Host: string) =>
      ask(shared, '/trending', { headers: { Host, Origin: 'https://chat.example' } });
    expect((await askAt('chat.example')).status).toBe(200);
    expect((await askAt('localhost:3000')).status).toBe(403);
    const named = { Host: 'gifs.example', Origin: 'https://gifs.example' };
    expect((await ask(shared, '/trending', { headers: named })).status).toBe(200);
  });

  it.each(['https://app.example', 'tauri://localhost'])(
    'that is listed may read the response: %s',
    async (origin) => {
      const { headers, status } = await from(origin);
      expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, origin]);
      expect(headers.get('Vary')).toBe('Origin');
      expect(headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    },
  );

  it.each([
    'https://evil.example',
    'null',
    'https://app.example.evil.example',
    'http://app.example',
  ])('that is not listed is refused: %s', async (origin) => {
    const response = await from(origin);
    expect(response.status).toBe(403);
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(service.requests).toHaveLength(0);
  });

  it('is foreign if only Sec-Fetch-Site says so', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await ask(shared, '/trending', { headers })).status).toBe(403);
  });

  it('is checked in the preflight of a share', async () => {
    const { status, headers } = await from('https://app.example', { method: 'OPTIONS' });
    expect([status, headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET, POST']);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect((await from('https://evil.example', { method: 'OPTIONS' })).status).toBe(403);
  });

  it("is always allowed with '*'", async () => {
    const open = relayOf(service.url, { origins: '*' });
    const response = await ask(open, '/trending', { headers: { Origin: 'https://any.example' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
