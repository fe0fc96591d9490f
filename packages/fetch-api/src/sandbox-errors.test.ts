import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError, TimeoutFetchError } from './errors/fetch-error.ts';
import { startService } from './test/sandbox-service.ts';

/** ms that a busy machine may take. */
const PATIENCE = 10_000;

let service: Awaited<ReturnType<typeof startService>>;

beforeAll(async () => {
  service = await startService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

/** The error that a call fails with. */
const failureOf = (call: Promise<unknown>): Promise<FetchError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail')),
    (error) => error,
  );

const path = '/v1/gifs/trending';

describe('a call fails with a FetchError', () => {
  it("that has the server's message, url, status and its text", async () => {
    const error = await failureOf(service.client().gif('unknown'));
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: Not Found',
      status: 404,
      statusText: 'Not Found',
      url: expect.stringMatching(`^${service.url}/v1/gifs/unknown\\?api_key=REDACTED&pingback_id=`),
    });
  });

  it("that says 'Error fetching' when the server says nothing", async () => {
    await service.fail({ path, status: 500, body: 'empty' });
    const error = await failureOf(service.client().trending());
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: Error fetching',
      status: 500,
      statusText: 'Internal Server Error',
    });
  });

  it("that says 'Error fetching' and why when the connection ends", async () => {
    await service.fail({ path, body: 'dropped' });
    const error = await failureOf(service.client().trending());
    expect(error).toMatchObject({ message: '@gifkit/fetch-api: Error fetching', status: 0 });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it("that says 'synthetic response' when the response has no id", async () => {
    await service.fail({ path, body: 'synthetic' });
    const error = await failureOf(service.client().trending());
    expect(error).toMatchObject({ message: 'synthetic response', status: 200, statusText: 'OK' });
  });

  it.each(['malformed', 'empty'] as const)('that names the URL of %s JSON', async (body) => {
    await service.fail({ path, body });
    const error = await failureOf(service.client().trending());
    expect(error.message).toBe(`Error parsing json for ${error.url}`);
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  it('that says so when no response comes in time', async () => {
    await service.fail({ path, latencyMs: 600_000 });
    const error = await failureOf(service.client({ timeout: 20 }).trending());
    expect(error).toBeInstanceOf(TimeoutFetchError);
    expect(error.message).toBe('@gifkit/fetch-api: no response within 20 ms');
  });

  it.each([
    { status: 401 },
    { body: 'malformed' },
    { body: 'synthetic' },
    { body: 'dropped' },
  ] as const)('that holds no key: %o', async (fault) => {
    await service.fail({ path, ...fault });
    const error = await failureOf(service.client().trending());
    const everything = [error.message, error.stack, error.cause, JSON.stringify(error)].join();
    expect(everything).not.toContain('0123456789abcdef');
  });
});

describe('after a failure', () => {
  it('the error is reused, until the client forgets it', async () => {
    await service.fail({ path, status: 503, times: 1 });
    const client = service.client();
    const error = await failureOf(client.trending());
    expect(await failureOf(client.trending())).toBe(error);
    client.clearCache();
    expect((await client.trending()).data.length).toBeGreaterThan(0);
  });

  it('the client tries again when it may', async () => {
    // The waits between the attempts end at once; there is no other timer without a timeout.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
    await service.fail({ path, status: 429, times: 1 });
    await service.fail({ path, status: 503, times: 1 });
    const { data } = await service.client({ retry: 2, timeout: 0 }).trending();
    vi.useRealTimers();
    expect(data.length).toBeGreaterThan(0);
    expect((await service.requests()).map(({ status }) => status)).toEqual([503, 429, 200]);
  });
});

describe('an aborted call', () => {
  it('rejects with the reason, and the others get their response', async () => {
    await service.fail({ path, latencyMs: 20, times: 1 });
    const client = service.client();
    const controller = new AbortController();
    const aborted = failureOf(client.trending({ signal: controller.signal }));
    const other = client.trending();
    const reason = new Error('no longer needed');
    controller.abort(reason);
    expect(await aborted).toBe(reason);
    expect((await other).data.length).toBeGreaterThan(0);
    expect(await service.requests()).toHaveLength(1);
  });

  it('ends its request', async () => {
    await service.fail({ path, latencyMs: 600_000, times: 1 });
    const controller = new AbortController();
    const aborted = failureOf(service.client().trending({ signal: controller.signal }));
    await vi.waitFor(async () => expect(await service.faults()).toEqual([]), PATIENCE);
    controller.abort();
    expect((await aborted).name).toBe('AbortError');
    // The service would work on the response for ten minutes.
    await vi.waitFor(async () => expect(await service.requests()).toHaveLength(1), PATIENCE);
  });
});
