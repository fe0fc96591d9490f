import { FetchError, GiphyFetch } from '@gifkit/fetch-api';
import { expect, it, vi } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('is 0 for an error that no client has cached', () => {
  expect(retryDelay(new Error('down'))).toBe(0);
  expect(retryDelay(new FetchError('down', '/gifs', 500))).toBe(0);
});

it.each([
  [
    'an error of the service, until the client has forgotten it',
    () => new Response('', { status: 400 }),
    6000,
  ],
  [
    'no response: the network may be back',
    () => {
      throw new TypeError('Failed to fetch');
    },
    0,
  ],
] as const)('waits after %s', async (_, fail, ms) => {
  vi.useFakeTimers();
  const fetcher = vi.fn(async () => fail());
  const client = new GiphyFetch('a-key', {}, { fetch: fetcher, retry: 0 });
  const error = await client.trending().catch((reason: unknown) => reason);
  expect(retryDelay(error)).toBe(ms);
  await client.trending().catch(() => {});
  expect(fetcher).toHaveBeenCalledTimes(ms > 0 ? 1 : 2);
  vi.useRealTimers();
});
