import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPage } from '../delivery/test/other-page.ts';
import { configureAnalytics } from '../pingback/default-analytics.ts';
import { giphyAnalyticsEvent } from './giphy-analytics-event.ts';

const fetcher = vi.fn<typeof fetch>();

beforeEach(() => {
  fetcher.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetcher);
});
afterEach(() => configureAnalytics({ enabled: undefined }));

it('posts to the page’s own server only', async () => {
  await giphyAnalyticsEvent('/analytics', { a: 1 }, { headers: { 'X-CSRFToken': 't' } });
  expect(fetcher).toHaveBeenCalledWith('/analytics', {
    method: 'POST',
    mode: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': 't' },
    body: '{"a":1}',
    keepalive: true,
  });
});

it('posts without keepalive what browsers do not send with it', async () => {
  await giphyAnalyticsEvent('/analytics', { text: 'x'.repeat(70_000) });
  expect(fetcher).toHaveBeenCalledWith('/analytics', expect.objectContaining({ keepalive: false }));
});

it.for([
  ['an error response', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('logs %s and does not throw', async ([, respond]) => {
  const warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
  newPage();
  const page = await import('./giphy-analytics-event.ts');
  fetcher.mockImplementation(respond);
  await page.giphyAnalyticsEvent('/analytics', {});
  await page.giphyAnalyticsEvent('/analytics', {});
  expect(warn.mock.calls).toEqual([
    ['Gifkit', 'Error sending giphyAnalyticsEvent', expect.any(String)],
  ]);
});
