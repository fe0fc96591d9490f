import { expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';

/** The strict calls of a platform with this `fetch`. */
const open = (fetch: typeof globalThis.fetch) =>
  createPlatform({ origin: 'https://example.com', fetch }).strict;

it.each(['{"data":', ''])('throws when the JSON is “%s”', async (body) => {
  const url = 'https://example.com/api/v3/env/build';
  await expect(open(async () => new Response(body)).environment.getBuild()).rejects.toMatchObject({
    name: 'PlatformError',
    message: `Error parsing json for ${url}`,
    url,
    status: 200,
  });
});

it('throws when the connection is dropped', async () => {
  const { login } = open(() => Promise.reject(new TypeError('terminated')));
  await expect(login.checkLogin()).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: Error fetching',
    status: 0,
    response: undefined,
    json: undefined,
    cause: expect.objectContaining({ message: 'terminated' }),
  });
});

it('times out without a response', async () => {
  vi.useFakeTimers();
  const { getBuild } = open(() => new Promise<Response>(() => {})).environment;
  const error = getBuild().catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await error).toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: no response within 30000 ms',
  });
  const own = getBuild({ timeout: 5 }).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(5);
  expect(await own).toMatchObject({ message: expect.stringContaining('within 5 ms') });
});

it('sends nothing if the signal is already aborted, or an id would change the endpoint', async () => {
  const fetch = vi.fn();
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(open(fetch).environment.getBuild({ signal })).rejects.toThrow('too late');
  for (const id of ['', '.', '..']) {
    await expect(open(fetch).channels.getChannel(id)).rejects.toThrow(
      `Not a value for {id}: "${id}"`,
    );
  }
  expect(fetch).not.toHaveBeenCalled();
});

it('encodes an id as one path segment', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  await open(fetch).channels.getChannel('../x?y#z');
  expect(fetch.mock.calls).toMatchObject([
    ['https://example.com/api/v4/channels/..%2Fx%3Fy%23z', { method: 'GET' }],
  ]);
});
