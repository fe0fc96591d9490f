import { expect, it, vi } from 'vitest';
import { getChannel } from './calls/channels.ts';
import { getBuild } from './calls/environment.ts';
import { checkLogin } from './calls/login.ts';
import { createPlatformContext } from './context.ts';
import { openWire } from './test/wire.ts';

it.each(['malformed', 'empty'])('throws when the JSON is %s', async (body) => {
  const { platform, url, fault } = await openWire();
  await fault({ path: '/api/v3/env/build', body });
  const address = `${url}/api/v3/env/build`;
  await expect(getBuild.strict(platform)).rejects.toMatchObject({
    name: 'PlatformError',
    message: `Error parsing json for ${address}`,
    url: address,
    status: 200,
  });
  expect(await getBuild(platform)).toBeUndefined();
});

it('throws when the connection is dropped', async () => {
  const wire = await openWire();
  await wire.fault({ path: '/login/check', body: 'dropped' });
  await expect(checkLogin.strict(wire.platform)).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: Error fetching',
    status: 0,
    response: undefined,
    json: undefined,
    cause: expect.objectContaining({ message: expect.any(String) }),
  });
});

it('times out without a response', async () => {
  vi.useFakeTimers();
  const fetch = () => new Promise<Response>(() => {});
  const platform = createPlatformContext({ origin: 'https://example.com', fetch });
  const error = getBuild.strict(platform).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await error).toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: no response within 30000 ms',
  });
  const own = getBuild.strict(platform, { timeout: 5 }).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(5);
  expect(await own).toMatchObject({ message: expect.stringContaining('within 5 ms') });
});

it('sends nothing if the signal is already aborted', async () => {
  const wire = await openWire();
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(getBuild.strict(wire.platform, { signal })).rejects.toThrow('too late');
  expect(wire.seen).toEqual([]);
});

it.each(['', '.', '..'])('rejects an id that would change the endpoint: "%s"', async (id) => {
  const wire = await openWire();
  await expect(getChannel.strict(wire.platform, id)).rejects.toThrow(
    `Not a value for {id}: "${id}"`,
  );
  expect(await getChannel(wire.platform, id)).toBeUndefined();
  expect(wire.logged).toEqual([[`Not a value for {id}: "${id}"`]]);
  expect(wire.seen).toEqual([]);
});

it('encodes an id as one path segment', async () => {
  const wire = await openWire();
  await getChannel(wire.platform, '../x?y#z');
  expect(wire.last().line).toBe('GET /api/v4/channels/..%2Fx%3Fy%23z');
});
