import { getPingbackId } from '@gifkit/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { onOtherPage } from '../delivery/test/other-page.ts';
import { hasUndelivered, sendOnce } from './send-once.ts';
import type { Pingback, PingbackEvent } from './types.ts';

const fetcher = vi.fn<typeof fetch>();
const seen: Pingback = { actionType: 'SEEN', analyticsResponsePayload: 'p' };
const service = { pingbackUrl: 'https://p.test', apiKey: 'k' };

const accept = async () => new Response();
const fail = async () => new Response(null, { status: 503 });

const events = (): PingbackEvent[] =>
  fetcher.mock.calls.flatMap(([, init]) => JSON.parse(String(init?.body)).events);
const ids = () => events().map(({ event_id }) => event_id);

/** The next page of the origin, with the queue. */
const openNextPage = async () => {
  const page = await onOtherPage(() => import('./create-analytics.ts'));
  return page.createAnalytics(service);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetcher.mockReset().mockImplementation(accept);
  vi.stubGlobal('fetch', fetcher);
});

it('sends the event of the queue immediately, and stores nothing', async () => {
  const sent = sendOnce(seen, service);
  expect(fetcher.mock.calls[0]?.[0]).toBe('https://p.test/v2/pingback?apikey=k');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  await expect(sent).resolves.toBeUndefined();
  const analytics = await openNextPage();
  analytics.pingback({ ...seen, queueEvents: false });
  const [once, queued] = events();
  expect(once).toEqual({ ...queued, event_id: once?.event_id, user_id: getPingbackId() });
  expect(once?.event_id).not.toBe(queued?.event_id);
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage).toHaveLength(0);
});

it.for([
  ['an error of the service', fail],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('leaves an event to the next page after %s, once', async ([, problem]) => {
  fetcher.mockImplementationOnce(problem);
  await expect(sendOnce(seen, service)).resolves.toBe(0);
  expect(hasUndelivered(service)).toBe(true);
  const next = await openNextPage();
  next.flush();
  await vi.advanceTimersByTimeAsync(0);
  (await openNextPage()).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
  expect(hasUndelivered(service)).toBe(false);
});

it.for([400, 413])(
  'does not send an event again after a permanent refusal with %i, and warns',
  async (status) => {
    fetcher.mockImplementationOnce(async () => new Response(null, { status }));
    await expect(sendOnce(seen, service)).resolves.toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['Gifkit', 'pingbacks dropped: the service refused them'],
    ]);
  },
);

it.for([
  ['120', 120_000],
  ['86400', 600_000],
] as const)('returns a wait of %s s, at most 10 minutes', async (row) => {
  const [seconds, wait] = row;
  const headers = { 'Retry-After': seconds };
  fetcher.mockImplementationOnce(async () => new Response(null, { status: 429, headers }));
  await expect(sendOnce(seen, service)).resolves.toBe(wait);
});

it.for([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)(
  'stores an in-flight event when the page is %s, until it is accepted',
  async ([, leave]) => {
    let answer = (_response: Response) => {};
    fetcher.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const sent = sendOnce(seen, service);
    expect(hasUndelivered(service)).toBe(false);
    leave();
    expect(hasUndelivered(service)).toBe(true);
    answer(new Response());
    await sent;
    expect(hasUndelivered(service)).toBe(false);
    leave();
    expect(localStorage).toHaveLength(0);
  },
);

it('sends and stores nothing when analytics is off', async () => {
  await expect(sendOnce(seen, { ...service, enabled: false })).resolves.toBeUndefined();
  expect(fetcher).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it('stores nothing if the options forbid it, or the storage is forbidden', async () => {
  fetcher.mockImplementation(fail);
  await expect(sendOnce(seen, { ...service, storage: 'none' })).resolves.toBe(0);
  expect(localStorage).toHaveLength(0);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  await expect(sendOnce(seen, service)).resolves.toBe(0);
  expect(hasUndelivered(service)).toBe(false);
});
