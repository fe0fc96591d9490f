import { GiphyFetch } from '@gifkit/fetch-api';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, faultyFetch, SLOWNESS } from './faulty-fetch.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const trending = (fault: Fault, signal?: AbortSignal) => {
  const fetch = faultyFetch(
    () => fault,
    (input, init) => sandbox.fetch(new Request(input, init)),
  );
  const client = new GiphyFetch('k', {}, { baseUrl: 'https://api.example/v1', fetch });
  return client.trending({ limit: 2, signal });
};

describe('a request of the fault panel', () => {
  it('reaches the service while all is well', async () => {
    expect((await trending('none')).data).toHaveLength(2);
  });

  it.each([
    ['error', 'Internal Server Error'],
    ['malformed', 'Error parsing json'],
    ['offline', 'Error fetching'],
  ] as const)('fails as the client says it: %s', async (fault, message) => {
    await expect(trending(fault)).rejects.toThrow(message);
  });

  it('finds nothing when it is empty', async () => {
    expect((await trending('empty')).data).toEqual([]);
  });

  it('is late when it is slow, and ends when it is aborted', async () => {
    let isThere = false;
    const late = trending('slow').then(({ data }) => {
      isThere = data.length > 0;
    });
    await vi.advanceTimersByTimeAsync(SLOWNESS - 1);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await late;
    expect(isThere).toBe(true);

    const controller = new AbortController();
    const aborted = trending('slow', controller.signal);
    controller.abort(new Error('no longer wanted'));
    await expect(aborted).rejects.toThrow('no longer wanted');
  });
});
