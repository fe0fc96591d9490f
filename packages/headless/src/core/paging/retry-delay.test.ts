import { FetchError, GiphyFetch } from '@gifkit/fetch-api';
import { expect, it, vi } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('is 0 for an error that is not cached', () => {
  expect(retryDelay(new Error('down'))).toBe(0);
  expect(retryDelay(new FetchError('down', '/gifs', 500))).toBe(0);
});

it.each([
  ['a cached error of the service', () => new Response('', { status: 400 }), 6000],
  [
    'a network error, which may be over',
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
});
