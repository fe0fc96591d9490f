// @vitest-environment jsdom
import type { IGif } from '@gifkit/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { countOnce } from './count-once.ts';

const data = {
  gif: { id: '1', analytics_response_payload: 'p' } as IGif,
  service: { pingbackUrl: 'https://p.test', apiKey: 'k' },
} as Pick<PageData, 'gif' | 'service'>;

const fetcher = vi.fn<typeof fetch>();
const bodies = () => fetcher.mock.calls.map(([, init]) => init?.body);

beforeEach(async () => {
  // So that no time passes while it is loaded.
  await import('./pingbacks.ts');
  vi.useFakeTimers();
  localStorage.clear();
  fetcher.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetcher);
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts once, without the queue, where all goes well', async () => {
  await countOnce('SEEN', data, document.body);
  await vi.runAllTimersAsync();
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
});

it('leaves a service alone that asks for a wait, and then sends what it did not take', async () => {
  const headers = { 'Retry-After': '120' };
  fetcher.mockImplementationOnce(async () => new Response(null, { status: 429, headers }));
  await countOnce('SEEN', data, document.body);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetcher).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  const [first, second] = bodies();
  expect(second).toBe(first);
  expect(localStorage).toHaveLength(0);
});
