import { createAnalytics } from '@gifkit/analytics';
import { afterEach, expect, it, vi } from 'vitest';
import { type PingbackReport, watchPingbacks } from './watch-pingbacks.ts';

const options = { pingbackUrl: 'https://service.example', apiKey: 'key', storage: 'none' } as const;
afterEach(() => vi.unstubAllGlobals());

/** What is reported of one click that is sent at once to a service that answers so. */
async function reportsOf(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reports: PingbackReport[] = [];
  const stop = watchPingbacks((report) => reports.push(report));
  const analytics = createAnalytics(options);
  analytics.pingback({ actionType: 'CLICK', analyticsResponsePayload: 'e=1' });
  analytics.flush();
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  stop();
  analytics.configure({ enabled: false });
  return reports.map(({ events, state }) => [events.map((event) => event.action_type), state]);
}

it.each([
  ['accepts it', async () => new Response('{}'), 'accepted'],
  ['is in trouble', async () => new Response('', { status: 503 }), 'failed'],
  ['is out of reach', () => Promise.reject(new TypeError('down')), 'failed'],
])('reports a request as it goes off, and that the service %s', async (_, answer, state) => {
  expect(await reportsOf(answer)).toEqual([
    [['CLICK'], 'underway'],
    [['CLICK'], state],
  ]);
});

it('lets all other requests pass, and leaves the page as it was', async () => {
  const send = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', send);
  const onReport = vi.fn();
  const stop = watchPingbacks(onReport);
  await fetch('https://service.example/v1/gifs/trending', { method: 'POST', body: '{}' });
  expect(send).toHaveBeenCalledOnce();
  expect(onReport).not.toHaveBeenCalled();
  stop();
  expect(fetch).toBe(send);
});
