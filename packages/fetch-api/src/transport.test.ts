import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { FetchError, GeoFetchError } from './errors/fetch-error.ts';
import { giphyService } from './service.ts';
import { transport } from './transport.ts';

type TransportOptions = Parameters<typeof transport>[1];

const KEY = '0123456789abcdef';
const url = `https://api.example/v1/gifs/search?q=cats&api_key=${KEY}`;
const redacted = 'https://api.example/v1/gifs/search?q=cats&api_key=REDACTED';

const service = giphyService(() => 'https://api.example/v1/', undefined);
const limits = { maxBytes: 1000, service };

const send = (fetcher: typeof fetch, options: Partial<TransportOptions> = {}) =>
  transport(url, { method: 'GET', fetch: fetcher, ...limits, ...options });

const responding = (body: unknown, init?: ResponseInit, options?: Partial<TransportOptions>) =>
  send(
    async () => (typeof body === 'string' ? new Response(body, init) : Response.json(body, init)),
    options,
  );

const failing = (cause: unknown) => send(() => Promise.reject(cause));

const caught = async (response: Promise<unknown>): Promise<FetchError> => {
  const error = await response.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof FetchError) return error;
  throw new Error(`No FetchError but ${error}`);
};

describe('transport', () => {
  it("fails with the server's message", async () => {
    const meta = { msg: 'Unauthorized', status: 401, response_id: '' };
    const error = await caught(responding({ meta }, { status: 401, statusText: 'Unauthorized' }));
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: Unauthorized',
      url: redacted,
      status: 401,
      statusText: 'Unauthorized',
    });
  });

  it.each(['{}', '<html>', ''])('has a message of its own if the server sends %j', async (body) => {
    const error = await caught(responding(body, { status: 500 }));
    expect(error).toMatchObject({ message: '@gifkit/fetch-api: Error fetching', status: 500 });
  });

  it('fails with a GeoFetchError if the content is not available to the user', async () => {
    const meta = { msg: 'This content is not available in your location' };
    const error = await caught(responding({ meta }, { status: 451 }));
    expect(error).toBeInstanceOf(GeoFetchError);
    expect(error.status).toBe(451);
  });

  it('has the wait that the server asks for', async () => {
    const error = await caught(responding({}, { status: 429, headers: { 'Retry-After': '2' } }));
    expect(error.retryAfter).toBe(2000);
  });

  it('fails when there is no response, with the cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await caught(failing(cause))).toMatchObject({
      message: '@gifkit/fetch-api: Error fetching',
      url: redacted,
      status: 0,
      statusText: '',
      cause,
    });
  });

  it('has the reason of Node as its cause', async () => {
    const server = createServer((socket) => socket.on('data', () => socket.destroy()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = transport(`http://127.0.0.1:${port}/?api_key=${KEY}`, { fetch, ...limits });
    const { cause } = await caught(sent);
    expect(cause).toMatchObject({ code: 'UND_ERR_SOCKET', message: 'other side closed' });
    server.close();
  });

  it('fails when the response breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('terminated')),
    });
    const error = await caught(send(async () => new Response(body)));
    expect(error.message).toBe('@gifkit/fetch-api: Error fetching');
    expect(error.cause).toMatchObject({ message: 'terminated' });
  });

  it.each([['{"data":'], [''], ['<html>']])('cannot parse %j', async (body) => {
    const error = await caught(responding(body, { statusText: 'OK' }));
    expect(error).toMatchObject({
      message: `Error parsing json for ${redacted}`,
      url: redacted,
      status: 200,
      statusText: 'OK',
    });
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  it('quotes nothing of a body that is not JSON', async () => {
    const error = await caught(responding('{"user": "mona", "session": hunter2}'));
    expect(`${error.cause}`).toMatch(/^SyntaxError: \S/);
    expect(`${error.cause} ${error.message} ${error.stack}`).not.toMatch(/mona|session|hunter2/);
  });

  it.each([
    [{ data: [], meta: { msg: 'OK', response_id: '' } }],
    [{ data: [], meta: { msg: 'OK', response_id: { toString: 1 } } }],
    [{ data: [] }],
    [null],
    ['"text"'],
    ['[]'],
  ])('rejects %j as a synthetic response', async (body) => {
    expect((await caught(responding(body))).message).toBe('synthetic response');
  });

  it('never contains the key, even if the server or the runtime repeats it', async () => {
    const repeated = await caught(responding({ message: `No key ${KEY}` }, { status: 401 }));
    expect(repeated.message).toBe('@gifkit/fetch-api: No key REDACTED');
    const unsent = await caught(failing(new TypeError(`Failed to parse URL from ${url}`)));
    expect(unsent.cause).toMatchObject({ message: `Failed to parse URL from ${redacted}` });
    const unparsed = await caught(responding('<html>'));
    for (const error of [repeated, unsent, unparsed]) {
      expect(`${error.stack} ${error.url} ${error.cause}`).not.toContain(KEY);
    }
  });

  it('redacts a key that the server repeats with another encoding', async () => {
    const spaced = url.replace(KEY, 'your%20secret%20key');
    const body = '{"message":"No key y\\u006fur secret key"}';
    const statusText = 'No your%20secret%20key';
    const error = await caught(
      transport(spaced, {
        fetch: async () => new Response(body, { status: 401, statusText }),
        ...limits,
      }),
    );
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: No key REDACTED',
      statusText: 'No REDACTED',
    });
  });

  it('accepts an empty response to a change', async () => {
    const init = { status: 204 };
    const changed = await send(async () => new Response(null, init), { method: 'PUT' });
    expect(changed.copy()).toMatchObject({ meta: { status: 204 } });
    const error = await caught(send(async () => new Response(null, init), { method: 'GET' }));
    expect(error.message).toContain('Error parsing json');
  });

  describe('of another service', () => {
    const PATH_KEY = 'k-in-the-path';
    const other = {
      secrets: [PATH_KEY],
      failureOf: (body: unknown) => {
        const { error, code } = body as { error?: string; code?: number };
        return error ? { message: error, status: code } : undefined;
      },
    };
    const ask = (body: unknown, init?: ResponseInit) =>
      transport(`https://api.example/api/v1/${PATH_KEY}/gifs`, {
        method: 'GET',
        fetch: async () => Response.json(body, init),
        ...limits,
        service: other,
      });

    it('accepts a response without an id', async () => {
      expect((await ask({ data: [] })).copy()).toEqual({ data: [] });
    });

    it('fails with the error and status given in a response of status 200', async () => {
      expect(await caught(ask({ error: 'Slow down', code: 429 }))).toMatchObject({
        message: 'Slow down',
        status: 429,
      });
    });

    it('redacts a key of the path, in URL and message', async () => {
      const error = await caught(ask({ error: `No such key: ${PATH_KEY}` }, { status: 404 }));
      expect(error).toMatchObject({
        message: '@gifkit/fetch-api: No such key: REDACTED',
        url: 'https://api.example/api/v1/REDACTED/gifs',
      });
    });
  });

  it.each([undefined, null, 'broken'])('keeps a cause that is not an error: %j', async (cause) => {
    expect((await caught(failing(cause))).cause).toBe(cause);
  });
});
