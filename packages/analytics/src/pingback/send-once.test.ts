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
  await sendOnce(seen, service);
  expect(fetcher.mock.calls[0]?.[0]).toBe('https://p.test/v2/pingback?apikey=k');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
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
  ['a limit', async () => new Response(null, { status: 429 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('leaves an event to the next page after %s, once', async ([, problem]) => {
  fetcher.mockImplementationOnce(problem);
  const response = await sendOnce(seen, service);
  expect(response).toBe(await fetcher.mock.results[0]?.value.catch(() => undefined));
  expect(hasUndelivered()).toBe(true);
  const next = await openNextPage();
  next.flush();
  await vi.advanceTimersByTimeAsync(0);
  (await openNextPage()).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
  expect(hasUndelivered()).toBe(false);
});

it.each([400, 403, 413])(
  'drops an event that the service refuses with %i, with a warning',
  async (status) => {
    fetcher.mockImplementation(async () => new Response(null, { status }));
    await sendOnce(seen, service);
    expect(hasUndelivered()).toBe(false);
    expect(console.warn).toHaveBeenCalledWith('pingbacks failing to post', status);
  },
);

it.for([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
] as const)(
  'stores an in-flight event when the page is %s, until it is accepted',
  async ([, leave]) => {
    let answer = (_response: Response) => {};
    const coming = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    fetcher.mockReturnValueOnce(coming);
    const sent = sendOnce(seen, service);
    expect(hasUndelivered()).toBe(false);
    leave();
    expect(hasUndelivered()).toBe(true);
    answer(new Response());
    await sent;
    expect(hasUndelivered()).toBe(false);
    leave();
    expect(localStorage).toHaveLength(0);
  },
);

it('sends without a storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  fetcher.mockImplementation(fail);
  await expect(sendOnce(seen, service)).resolves.toMatchObject({ status: 503 });
  expect(hasUndelivered()).toBe(false);
});
