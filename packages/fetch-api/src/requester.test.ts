import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientOptions } from './client-options.ts';
import { setServerUrl } from './defaults.ts';
import { FetchError, forgetError, TimeoutFetchError } from './errors/fetch-error.ts';
import { createRequester } from './requester.ts';
import { fakeServer, hangingServer, response } from './test/fake-server.ts';

const baseUrl = 'https://api.example/v1/';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A server and a requester that asks it. */
function open<Server extends { fetch: typeof fetch }>(server: Server, options?: ClientOptions) {
  return { server, ...createRequester({ baseUrl, fetch: server.fetch, ...options }) };
}

const unavailable = () => Response.json({ message: 'busy' }, { status: 503 });

describe('a request', () => {
  it('goes to the server of the client, with the headers of the SDK', async () => {
    const server = fakeServer();
    await createRequester({ baseUrl, fetch: server.fetch }).request('gifs?ids=1');
    const request = server.lastRequest();
    expect(request.method).toBe('GET');
    expect(request.url).toBe('https://api.example/v1/gifs?ids=1');
    expect(Object.fromEntries(request.headers)).toEqual({
      'x-giphy-sdk-name': 'FetchAPI',
      'x-giphy-sdk-version': '0.0.0',
      'x-giphy-sdk-platform': 'web',
    });
  });

  it('goes to the current default server', async () => {
    const server = fakeServer();
    const { request } = createRequester({ fetch: server.fetch });
    await request('gifs');
    expect(server.lastRequest().url).toBe('https://api.giphy.com/v1/gifs');
    setServerUrl('https://other.example/v1');
    await request('gifs');
    expect(server.lastRequest().url).toBe('https://other.example/v1/gifs');
    setServerUrl('https://api.giphy.com/v1/');
  });

  it('sends the headers of another SDK', async () => {
    const server = fakeServer();
    const sdk = { name: 'MySDK', version: '1.2.3' };
    await createRequester({ baseUrl, fetch: server.fetch, sdk }).request('gifs');
    expect(server.lastRequest().headers.get('X-GIPHY-SDK-NAME')).toBe('MySDK');
  });

  it('uses the current global fetch, so that it can be replaced', async () => {
    const { request } = createRequester({ baseUrl });
    const server = fakeServer();
    vi.stubGlobal('fetch', server.fetch);
    await request('gifs');
    expect(server.count()).toBe(1);
  });

  it('fails with a FetchError when its response cannot be normalized', async () => {
    const { request } = open(fakeServer());
    const cause = new TypeError('no GIF');
    const failing = request('gifs', {
      normalizer: () => {
        throw cause;
      },
    });
    await expect(failing).rejects.toMatchObject({
      name: 'FetchError',
      message: '@gifkit/fetch-api: no GIF',
      status: 200,
      cause,
    });
  });
});

describe('a mocked response', () => {
  const requestOf = (stub: object) =>
    createRequester({ baseUrl, fetch: vi.fn().mockResolvedValue(stub) }).request('gifs');
  const found = { data: [], meta: { response_id: 'r' } };

  it.each<[string, object]>([
    ['only json()', { ok: true, status: 200, json: async () => found }],
    ['only text()', { ok: true, status: 200, text: async () => JSON.stringify(found) }],
    ['headers that are an object', { ok: true, status: 200, headers: {}, json: async () => found }],
  ])('may have %s', async (_what, stub) => {
    expect(await requestOf(stub)).toEqual(found);
  });

  it.each([503, 429])('may be an error of status %i with only json()', async (status) => {
    const json = async () => ({ meta: { msg: 'busy' } });
    await expect(requestOf({ ok: false, status, json })).rejects.toMatchObject({
      message: '@gifkit/fetch-api: busy',
      status,
    });
  });

  it('may be a stream without a TextDecoder', async () => {
    vi.stubGlobal('TextDecoder', undefined);
    expect(await requestOf(new Response(JSON.stringify(found)))).toEqual(found);
  });
});

describe('a response', () => {
  it('is reused for 60 s', async () => {
    const { server, request } = open(fakeServer());
    await request('gifs');
    vi.advanceTimersByTime(59_999);
    await request('gifs');
    expect(server.count()).toBe(1);
    vi.advanceTimersByTime(1);
    await request('gifs');
    expect(server.count()).toBe(2);
  });

  it('is not reused for another version of the API', async () => {
    const { server, request } = open(fakeServer());
    await request('emoji');
    await request('emoji', { apiVersion: 2 });
    expect(server.fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://api.example/v1/emoji',
      'https://api.example/v2/emoji',
    ]);
  });

  it('is neither read from the cache nor stored with noCache', async () => {
    const { server, request } = open(fakeServer());
    await Promise.all([request('random', { noCache: true }), request('random', { noCache: true })]);
    await request('random');
    expect(server.count()).toBe(3);
  });

  it('of a change is never reused', async () => {
    const { server, request } = open(fakeServer());
    await request('gifs/1/cta', { method: 'PUT' });
    await request('gifs/1/cta', { method: 'PUT' });
    expect(server.count()).toBe(2);
    expect(server.lastRequest().method).toBe('PUT');
  });

  it('of a redirected change is an error, and the change is not sent elsewhere', async () => {
    const { server, request } = open(fakeServer());
    await request('gifs/1/cta', { method: 'PUT' });
    expect(server.lastRequest().redirect).toBe('error');
    await request('gifs/1');
    expect(server.lastRequest().redirect).toBe('follow');
  });

  it('is at most 5 MB large by default', async () => {
    const ofBytes = (bytes: number) => {
      const body = JSON.stringify(response(''));
      return new Response(body.replace('""', `"${'x'.repeat(bytes - body.length)}"`));
    };
    const at = (bytes: number) =>
      createRequester({ baseUrl, fetch: async () => ofBytes(bytes) }).request('gifs');
    await expect(at(5_000_000)).resolves.toBeDefined();
    await expect(at(5_000_001)).rejects.toThrow('larger than 5000000 bytes');
  });

  it('cannot be changed by one caller for another', async () => {
    const { request } = open(fakeServer());
    const results = await Promise.all([request('gifs'), request('gifs')]);
    results.push(await request('gifs'));
    for (const result of results) {
      expect(result).toEqual(response());
      result.data = 'spoilt';
      result.meta.msg = 'spoilt';
    }
  });
});

describe('a cached error', () => {
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => Promise.reject(new Error('It did not fail')),
      (error: FetchError) => error,
    );

  it('has the same cachedUntil for every caller', async () => {
    const { server, request } = open(fakeServer(unavailable));
    const began = Date.now();
    const errors = await Promise.all([failureOf(request('gifs')), failureOf(request('gifs'))]);
    vi.advanceTimersByTime(1_000);
    errors.push(await failureOf(request('gifs')));
    expect(errors.map(({ cachedUntil }) => cachedUntil)).toEqual(Array(3).fill(began + 6_000));
    expect(server.count()).toBe(1);
  });

  it('is replaced by a new request after cachedUntil', async () => {
    const { server, request } = open(fakeServer(unavailable));
    const { cachedUntil = 0 } = await failureOf(request('gifs'));
    vi.setSystemTime(cachedUntil - 1);
    await failureOf(request('gifs'));
    expect(server.count()).toBe(1);
    vi.setSystemTime(cachedUntil);
    await failureOf(request('gifs'));
    expect(server.count()).toBe(2);
  });

  it('is removed by forgetError, and no other error is', async () => {
    const { server, request } = open(fakeServer(unavailable));
    const error = await failureOf(request('gifs'));
    await failureOf(request('stickers'));
    expect(forgetError(error)).toBe(true);
    expect(error.cachedUntil).toBeUndefined();
    const again = await failureOf(request('gifs'));
    expect(server.count()).toBe(3);
    expect(again.cachedUntil).toBe(Date.now() + 6_000);
    await failureOf(request('stickers'));
    expect(server.count()).toBe(3);
    // Its replacement stays in the cache.
    expect(forgetError(error)).toBe(false);
    await failureOf(request('gifs'));
    expect(server.count()).toBe(3);
  });

  it.each([[undefined], ['error'], [new Error('none of a client')]])(
    'is not %s, and forgetError returns false for it',
    (error) => {
      expect(forgetError(error)).toBe(false);
    },
  );

  it('has cachedUntil if the response cannot be normalized', async () => {
    const { server, request } = open(fakeServer());
    const normalizer = () => {
      throw new TypeError('no GIF');
    };
    const first = await failureOf(request('gifs', { normalizer }));
    expect(first.cachedUntil).toBe(Date.now() + 6_000);
    vi.advanceTimersByTime(5_999);
    expect((await failureOf(request('gifs', { normalizer }))).cachedUntil).toBe(first.cachedUntil);
    expect(server.count()).toBe(1);
    vi.advanceTimersByTime(1);
    await failureOf(request('gifs', { normalizer }));
    expect(server.count()).toBe(2);
  });

  it.each([
    ['that is not cached', { noCache: true }, {}],
    ['that changes something', { method: 'PUT' }, {}],
    ['of a client that keeps no errors', {}, { errorMaxAge: 0 }],
  ] as const)('does not exist after a request %s', async (_, options, cache) => {
    const { request } = createRequester({ baseUrl, fetch: fakeServer(unavailable).fetch, cache });
    expect((await failureOf(request('gifs', options))).cachedUntil).toBeUndefined();
  });

  it('does not exist after a timeout, because the next call may succeed', async () => {
    const { server, request } = open(hangingServer(), { timeout: 1000 });
    const failing = failureOf(request('gifs'));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await failing).cachedUntil).toBeUndefined();
    server.fetch.mockResolvedValueOnce(Response.json(response()));
    expect(await request('gifs')).toEqual(response());
  });
});

describe('overlapping calls', () => {
  it('share one request even if nothing is cached', async () => {
    const cache = { maxAge: 0, errorMaxAge: 0 };
    const { server, request } = open(fakeServer(), { cache });
    await Promise.all([request('gifs'), request('gifs')]);
    expect(server.count()).toBe(1);
    await request('gifs');
    expect(server.count()).toBe(2);
  });
});

describe('clients of one page', () => {
  const server = fakeServer();
  const sdk = { name: 'MySDK', version: '1.2.3' };

  beforeEach(() => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('fetch', server.fetch);
    server.fetch.mockClear();
    createRequester().clear();
  });

  const ask = (options?: ClientOptions, path = 'gifs') =>
    createRequester({ baseUrl, ...options }).request(path);

  it('share responses, errors and in-flight requests', async () => {
    await Promise.all([ask(), ask()]);
    await ask();
    expect(server.count()).toBe(1);
    server.fetch.mockImplementationOnce(async () => unavailable());
    await expect(ask({}, 'stickers')).rejects.toThrow('busy');
    await expect(ask({}, 'stickers')).rejects.toThrow('busy');
    expect(server.count()).toBe(2);
  });

  it.each<[string, ClientOptions, string?]>([
    ['of another key', {}, 'gifs?api_key=other'],
    ['of another server', { baseUrl: 'https://other.example/v1/' }],
    ['of another SDK', { sdk }],
    ['with another timeout', { timeout: 1 }],
    ['with a cache of its own', { cache: {} }],
    ['with a fetch of its own', { fetch: server.fetch }],
  ])('share nothing with a client %s', async (_, options, path) => {
    await ask();
    await ask(options, path);
    expect(server.count()).toBe(2);
    await ask();
    expect(server.count()).toBe(2);
  });

  it('share nothing after the global fetch was replaced', async () => {
    await ask();
    const other = fakeServer();
    vi.stubGlobal('fetch', other.fetch);
    await ask();
    expect(other.count()).toBe(1);
  });

  it('share nothing on a server, where each may serve another user', async () => {
    vi.stubGlobal('window', undefined);
    await ask();
    await ask();
    expect(server.count()).toBe(2);
  });
});

describe('an aborted call', () => {
  it('continues for a call that follows immediately, as StrictMode mounts a component twice', async () => {
    const { server, request } = open(fakeServer());
    const controller = new AbortController();
    const gone = expect(request('gifs', { signal: controller.signal })).rejects.toThrow('stop');
    controller.abort(new Error('stop'));
    await gone;
    expect(await request('gifs')).toEqual(response());
    expect(server.count()).toBe(1);
  });

  it('leaves nothing for later calls', async () => {
    const { server, request } = open(hangingServer());
    const controller = new AbortController();
    const gone = expect(request('gifs', { signal: controller.signal })).rejects.toThrow('stop');
    controller.abort(new Error('stop'));
    await vi.advanceTimersByTimeAsync(0);
    server.fetch.mockResolvedValueOnce(Response.json(response()));
    expect(await request('gifs')).toEqual(response());
    await gone;
  });
});

describe('a timeout', () => {
  it('ends a call after 30 s', async () => {
    const { server, request } = open(hangingServer());
    const failing = request('gifs?api_key=0123456789abcdef').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    const error = await failing;
    expect(error).toBeInstanceOf(TimeoutFetchError);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: no response within 30000 ms',
      url: 'https://api.example/v1/gifs?api_key=REDACTED',
      status: 0,
    });
    expect(server.signals[0]?.aborted).toBe(true);
  });

  it('includes the retries', async () => {
    const { server, request } = open(fakeServer(unavailable), { retry: 10, timeout: 1000 });
    const failing = expect(request('gifs')).rejects.toThrow('no response within 1000 ms');
    await vi.advanceTimersByTimeAsync(1000);
    await failing;
    const sent = server.count();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.count()).toBe(sent);
  });
});

describe('a retry', () => {
  it('repeats the request when the server is busy, and caches the response', async () => {
    const server = fakeServer();
    server.fetch.mockImplementationOnce(async () => unavailable());
    const { request } = createRequester({ baseUrl, fetch: server.fetch, retry: 1 });
    const result = request('gifs');
    await vi.runAllTimersAsync();
    expect(await result).toEqual(response());
    await request('gifs');
    expect(server.count()).toBe(2);
  });
});
