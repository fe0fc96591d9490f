import { describe, expect, test } from 'vitest';
import { FetchError } from './errors/fetch-error.ts';
import { GeoFetchError } from './errors/geo-fetch-error.ts';
import { exchange } from './transport.ts';

const KEY = '0123456789abcdef';
const url = `https://api.example/v1/gifs/search?q=cats&api_key=${KEY}`;
const redacted = 'https://api.example/v1/gifs/search?q=cats&api_key=REDACTED';
const ok = { data: [], meta: { msg: 'OK', status: 200, response_id: 'r1' } };

const answering = (body: unknown, init?: ResponseInit) =>
  exchange(url, {}, async () =>
    typeof body === 'string' ? new Response(body, init) : Response.json(body, init),
  );

const failing = (cause: unknown) => exchange(url, {}, () => Promise.reject(cause));

const caught = async (answer: Promise<unknown>): Promise<FetchError> => {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof FetchError) return error;
  throw new Error(`No FetchError but ${error}`);
};

describe('exchange', () => {
  test('gives every caller a copy of the answer', async () => {
    const answer = await answering(ok);
    const [first, second, third] = [answer(), answer(), answer()];
    expect(first).toEqual(ok);
    first.meta.msg = 'spoilt';
    expect(second).toEqual(ok);
    expect(third).toEqual(ok);
    expect(second).not.toBe(third);
  });

  test("fails with the server's message", async () => {
    const meta = { msg: 'Unauthorized', status: 401, response_id: '' };
    const error = await caught(answering({ meta }, { status: 401, statusText: 'Unauthorized' }));
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: Unauthorized',
      url: redacted,
      status: 401,
      statusText: 'Unauthorized',
    });
  });

  test("fails with a gateway's message", async () => {
    const error = await caught(answering({ message: 'API rate limit exceeded' }, { status: 429 }));
    expect(error.message).toBe('@gifkit/fetch-api: API rate limit exceeded');
  });

  test.each([['{}'], ['<html>'], [''], ['null'], ['{"meta":{"msg":{"toString":null}}}']])(
    'says Error fetching when the server says only %j',
    async (body) => {
      const error = await caught(answering(body, { status: 500 }));
      expect(error).toMatchObject({ message: '@gifkit/fetch-api: Error fetching', status: 500 });
    },
  );

  test('fails with a GeoFetchError for what is not shown where the visitor is', async () => {
    const meta = { msg: 'This content is not available in your location' };
    const error = await caught(answering({ meta }, { status: 451 }));
    expect(error).toBeInstanceOf(GeoFetchError);
    expect(error.status).toBe(451);
  });

  test('passes on how long the server asks to wait', async () => {
    const error = await caught(answering({}, { status: 429, headers: { 'Retry-After': '2' } }));
    expect(error.retryAfter).toBe(2000);
  });

  test('fails when there is no answer, and keeps the cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await caught(failing(cause))).toMatchObject({
      message: '@gifkit/fetch-api: Error fetching',
      url: redacted,
      status: 0,
      statusText: '',
      cause,
    });
  });

  test('fails when the answer breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('terminated')),
    });
    const error = await caught(exchange(url, {}, async () => new Response(body)));
    expect(error.message).toBe('@gifkit/fetch-api: Error fetching');
    expect(error.cause).toMatchObject({ message: 'terminated' });
  });

  test.each([['{"data":'], [''], ['<html>']])('cannot parse %j', async (body) => {
    const error = await caught(answering(body, { statusText: 'OK' }));
    expect(error).toMatchObject({
      message: `Error parsing json for ${redacted}`,
      url: redacted,
      status: 200,
      statusText: 'OK',
    });
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  test.each([
    [{ data: [], meta: { msg: 'OK', response_id: '' } }],
    [{ data: [] }],
    [null],
    ['"text"'],
    ['[]'],
  ])('takes %j for a synthetic response', async (body) => {
    expect((await caught(answering(body))).message).toBe('synthetic response');
  });

  test('shows the key nowhere, neither when the server nor when the runtime repeats it', async () => {
    const repeated = await caught(answering({ message: `No key ${KEY}` }, { status: 401 }));
    expect(repeated.message).toBe('@gifkit/fetch-api: No key REDACTED');
    const unsent = await caught(failing(new TypeError(`Failed to parse URL from ${url}`)));
    expect(unsent.cause).toMatchObject({ message: `Failed to parse URL from ${redacted}` });
    const unparsed = await caught(answering('<html>'));
    for (const error of [repeated, unsent, unparsed]) {
      expect(`${error.stack} ${error.url} ${error.cause}`).not.toContain(KEY);
    }
  });

  test.each([[undefined], [null], ['broken']])(
    'keeps a cause that is no error: %j',
    async (cause) => {
      expect((await caught(failing(cause))).cause).toBe(cause);
    },
  );
});
