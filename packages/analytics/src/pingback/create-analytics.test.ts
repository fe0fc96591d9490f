import { getPingbackId, Logger } from '@gifkit/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onOtherPage, withStorageEvents } from '../delivery/test/other-page.ts';
import { type Analytics, createAnalytics } from './create-analytics.ts';
import { configureAnalytics } from './default-analytics.ts';
import type { Pingback, PingbackEvent } from './types.ts';

const RETRY_MAX_DELAY = 60_000;

const fetcher = vi.fn<typeof fetch>();
const seen: Pingback = { actionType: 'SEEN', analyticsResponsePayload: 'p' };

const accept = async () => new Response();
const fail = async () => new Response(null, { status: 503 });

/** Events of each request, in order. */
const requests = (): PingbackEvent[][] =>
  fetcher.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).events);
const ids = () => requests().flatMap((events) => events.map(({ event_id }) => event_id));

let visibility: DocumentVisibilityState = 'visible';
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Another page of the origin with the same storage. */
const openPage = async (): Promise<Analytics> => {
  const page = await onOtherPage(() => import('./create-analytics.ts'));
  const analytics = page.createAnalytics();
  others.push(analytics);
  return analytics;
};
const others: Analytics[] = [];

/** Lets pending responses arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  fetcher.mockReset().mockImplementation(accept);
  vi.stubGlobal('fetch', fetcher);
});
afterEach(() => {
  configureAnalytics({ enabled: false });
  configureAnalytics({ enabled: true });
  for (const other of others.splice(0)) other.configure({ enabled: false });
});

describe('queueing', () => {
  it('sends events together after 1 s without another event', async () => {
    const analytics = createAnalytics({ pingbackUrl: 'https://p.test', apiKey: 'k' });
    analytics.pingback(seen);
    analytics.pingback({ ...seen, actionType: 'CLICK' });
    expect(fetcher).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetcher.mock.calls[0]?.[0]).toBe('https://p.test/v2/pingback?apikey=k');
    expect(requests()).toEqual([
      [
        expect.objectContaining({ action_type: 'SEEN', user_id: getPingbackId() }),
        expect.objectContaining({ action_type: 'CLICK', analytics_response_payload: 'p' }),
      ],
    ]);
    expect(new Set(ids()).size).toBe(2);
    expect(analytics.queued).toBe(0);
  });

  it('sends immediately with queueEvents: false, including the queue', () => {
    const analytics = createAnalytics();
    analytics.pingback(seen);
    analytics.pingback({ ...seen, queueEvents: false });
    expect(requests().map(({ length }) => length)).toEqual([2]);
  });

  it('sends nothing for an empty list', () => {
    createAnalytics().flush();
    expect(fetcher).not.toHaveBeenCalled();
  });

  it('remembers the logged-in user', async () => {
    const analytics = createAnalytics();
    analytics.pingback({ ...seen, userId: 42 });
    analytics.pingback(seen);
    analytics.flush();
    expect(requests()[0]?.map((event) => event.logged_in_user_id)).toEqual(['42', '42']);
  });

  it('marks payloads while logging is enabled', () => {
    vi.spyOn(Logger, 'debug').mockImplementation(() => {});
    Logger.ENABLED = true;
    createAnalytics().pingback({ ...seen, queueEvents: false });
    Logger.ENABLED = false;
    expect(requests()[0]?.[0]?.analytics_response_payload).toBe('p&mode=verification');
  });

  it('creates ids on pages without HTTPS', () => {
    vi.stubGlobal('crypto', {});
    const analytics = createAnalytics();
    analytics.pingback(seen);
    analytics.pingback({ ...seen, queueEvents: false });
    expect(new Set(ids()).size).toBe(2);
  });
});

describe('delivery', () => {
  it('drops and counts permanently refused events', async () => {
    fetcher.mockImplementation(async () => new Response(null, { status: 400 }));
    const analytics = createAnalytics();
    analytics.pingback({ ...seen, queueEvents: false });
    await vi.runAllTimersAsync();
    expect(analytics.dropped).toBe(1);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('stores the events of a page that is left during a wait', async () => {
    const ask = { status: 503, headers: { 'Retry-After': '60' } };
    fetcher.mockImplementation(async () => new Response(null, ask));
    const analytics = createAnalytics();
    analytics.pingback({ ...seen, queueEvents: false });
    await settle();
    analytics.pingback(seen);
    see('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(fetcher).toHaveBeenCalledTimes(1);
    fetcher.mockReset().mockImplementation(accept);
    (await openPage()).flush();
    expect(requests()[0]).toHaveLength(2);
  });

  /** A service that accepts bodies up to this size. */
  const takeBodiesOf = (bytes: number) =>
    fetcher.mockImplementation(
      async (_url, init) =>
        new Response(null, { status: String(init?.body).length > bytes ? 413 : 200 }),
    );

  it('splits a batch that is too large, and sends no batch of that size again', async () => {
    takeBodiesOf(2000);
    const analytics = createAnalytics();
    for (let count = 0; count < 60; count += 1) analytics.pingback(seen);
    analytics.flush();
    await settle();
    expect(analytics.queued + analytics.dropped).toBe(0);
    expect(new Set(ids()).size).toBe(60);
    fetcher.mockClear();
    for (let count = 0; count < 60; count += 1) analytics.pingback(seen);
    analytics.flush();
    await settle();
    expect(ids()).toHaveLength(60);
  });

  it('drops a single event that is too large, with a warning', async () => {
    takeBodiesOf(2000);
    const analytics = createAnalytics();
    for (let count = 0; count < 9; count += 1) analytics.pingback(seen);
    analytics.pingback({ ...seen, analyticsResponsePayload: 'x'.repeat(2000) });
    for (let count = 0; count < 9; count += 1) analytics.pingback(seen);
    analytics.flush();
    await settle();
    expect([analytics.queued, analytics.dropped]).toEqual([0, 1]);
    expect(vi.mocked(console.warn).mock.calls).toContainEqual([
      'Gifkit',
      'pingbacks dropped: one event is too large for the service',
    ]);
  });
});

describe('failures', () => {
  it.for([
    ['status 503', '503', fail],
    [
      'no response',
      'TypeError: Failed to fetch',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ] as const)('cause one warning per page: %s', async ([, detail, answer]) => {
    fetcher.mockImplementation(answer);
    const analytics = await openPage();
    for (const _ of [1, 2]) {
      analytics.pingback({ ...seen, queueEvents: false });
      await settle();
    }
    expect(fetcher).toHaveBeenCalled();
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['Gifkit', 'pingbacks failing to post', detail],
    ]);
  });
});

describe('pages that are left', () => {
  it.for([
    ['hidden', () => see('hidden')],
    ['left by pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['about to be left', () => window.dispatchEvent(new Event('beforeunload'))],
  ] as const)('sends the queue when the page is %s', ([, leave]) => {
    createAnalytics().pingback(seen);
    leave();
    expect(requests()).toHaveLength(1);
  });

  const leave = (persisted = false) =>
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  const navigate = () => {
    window.dispatchEvent(new Event('pageswap'));
    leave();
  };
  const hang = () => new Promise<Response>(() => {});
  const lose = async () => {
    fetcher.mockImplementationOnce(fail);
    const analytics = createAnalytics();
    analytics.pingback({ ...seen, queueEvents: false });
    await settle();
    return analytics;
  };

  /** Leaves requests without a response, until the returned function aborts them. */
  const untilAborted = () => {
    let abort = () => {};
    const response = new Promise<Response>((_resolve, reject) => {
      abort = () => reject(new TypeError('Failed to fetch'));
    });
    fetcher.mockImplementation(() => response);
    return abort;
  };

  it('does not warn about a request aborted with its page', async () => {
    const abort = untilAborted();
    const analytics = await openPage();
    analytics.pingback({ ...seen, queueEvents: false });
    leave();
    abort();
    await settle();
    expect(analytics.queued).toBe(1);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('leaves undelivered events to the next page', async () => {
    fetcher.mockImplementation(hang);
    createAnalytics().pingback(seen);
    leave();
    fetcher.mockImplementation(accept);
    (await openPage()).flush();
    const [first, second] = ids();
    expect(second).toBe(first);
    await settle();
    expect(localStorage).toHaveLength(0);
  });

  it('stores failed events immediately, so that they survive any end of the page', async () => {
    await lose();
    const [first] = ids();
    expect(Object.values({ ...localStorage }).join()).toContain(first);
  });

  it('sends nothing twice when the page is left while the service works', async () => {
    fetcher.mockImplementation(hang);
    createAnalytics().pingback(seen);
    navigate();
    fetcher.mockImplementation(accept);
    const next = await openPage();
    next.pingback({ ...seen, queueEvents: false });
    await settle();
    next.flush();
    await settle();
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(new Set(ids()).size).toBe(2);
  });

  it('does not count requests aborted by leaving the page as failures of the service', async () => {
    const abort = untilAborted();
    const analytics = createAnalytics();
    analytics.pingback(seen);
    navigate();
    abort();
    await settle();
    fetcher.mockImplementation(accept);
    (await openPage()).flush();
    expect(fetcher).toHaveBeenCalledTimes(1);
    // The page comes back and does not know whether the request has arrived.
    window.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    expect(analytics.queued).toBe(0);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it('sends events of a left page again if the next page finds that the service fails', async () => {
    fetcher.mockImplementation(hang);
    createAnalytics().pingback(seen);
    navigate();
    const [left] = ids();
    fetcher.mockReset().mockImplementationOnce(fail).mockImplementation(accept);
    const next = await openPage();
    next.pingback({ ...seen, queueEvents: false });
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    expect(requests().at(-1)).toHaveLength(2);
    expect(ids()).toContain(left);
    expect(localStorage).toHaveLength(0);
  });

  it('leaves events outside the keepalive budget to the next page', async () => {
    fetcher.mockImplementation(hang);
    const analytics = createAnalytics();
    const events = 500;
    for (let count = 0; count < events; count += 1) analytics.pingback(seen);
    navigate();
    const sent = new Set(ids());
    expect(fetcher.mock.calls.every(([, init]) => init?.keepalive)).toBe(true);
    fetcher.mockReset().mockImplementation(accept);
    (await openPage()).flush();
    await settle();
    expect(ids().filter((id) => sent.has(id))).toEqual([]);
    expect(ids().length).toBeGreaterThan(0);
    expect(sent.size + ids().length).toBe(events);
  });

  it('delivers its own events when it is visible again', async () => {
    fetcher.mockImplementation(fail);
    const analytics = createAnalytics();
    analytics.pingback(seen);
    see('hidden');
    await settle();
    see('visible');
    expect(analytics.queued).toBe(1);
    fetcher.mockImplementation(accept);
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    expect(analytics.queued).toBe(0);
    expect(localStorage).toHaveLength(0);
  });

  it('delivers its events from memory when the host has cleared the storage', async () => {
    const analytics = await lose();
    see('hidden');
    localStorage.clear();
    see('visible');
    fetcher.mockImplementation(accept);
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    expect(analytics.queued + analytics.dropped).toBe(0);
    expect(new Set(ids()).size).toBe(1);
  });

  it('does not deliver events that another page has taken', async () => {
    const analytics = await lose();
    see('hidden');
    const other = await openPage();
    withStorageEvents(() => other.flush());
    expect(analytics.queued).toBe(0);
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    see('visible');
    analytics.pingback({ ...seen, queueEvents: false });
    await settle();
    expect(requests().at(-1)).toHaveLength(1);
    expect(new Set(ids()).size).toBe(2);
  });
});

describe('resources', () => {
  const listeners = () => {
    const held = new Map<EventTarget, Set<string>>();
    for (const target of [window, document]) {
      const types = new Set<string>();
      held.set(target, types);
      vi.spyOn(target, 'addEventListener').mockImplementation((type: string) => types.add(type));
      vi.spyOn(target, 'removeEventListener').mockImplementation((type: string) =>
        types.delete(type),
      );
    }
    return () => [...held.values()].reduce((sum, types) => sum + types.size, 0);
  };

  it('listens to the page only while the queue is not empty', async () => {
    const listening = listeners();
    const analytics = createAnalytics();
    expect(listening()).toBe(0);
    analytics.pingback(seen);
    expect(listening()).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(listening()).toBe(0);
    analytics.pingback(seen);
    expect(listening()).toBeGreaterThan(3);
    analytics.flush();
    await settle();
    expect(listening()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('listens although jsdom rejects Node’s AbortSignal', async () => {
    class ForeignController {
      signal = { aborted: false };
      abort() {}
    }
    vi.stubGlobal('AbortController', ForeignController);
    expect(() => addEventListener('online', () => {}, new AbortController())).toThrow(TypeError);
    createAnalytics().pingback(seen);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests()).toHaveLength(1);
  });

  it.for<[string, () => Promise<Response>]>([
    ['a response', async () => new Response(null, { status: 503 })],
    ['an error', () => Promise.reject(new TypeError('fetch failed'))],
  ])('ignores %s after its page was removed', async ([, answer]) => {
    const warn = vi.spyOn(console, 'warn');
    fetcher.mockImplementation(async () => {
      vi.stubGlobal('document', undefined);
      return answer();
    });
    createAnalytics().pingback({ ...seen, queueEvents: false });
    await settle();
    expect(requests()).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not keep the process alive for a retry', async () => {
    vi.stubGlobal('document', undefined);
    fetcher.mockResolvedValue(new Response(null, { status: 503 }));
    createAnalytics().pingback({ ...seen, queueEvents: false });
    const unref = vi.fn();
    const { setTimeout: start } = globalThis;
    vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) =>
      Object.assign(start(...args), { unref }),
    );
    await settle();
    expect(unref).toHaveBeenCalledTimes(1);
  });
});

describe('the switch', () => {
  const left = () => localStorage.length;

  it.for([
    ['of the page', () => configureAnalytics({ enabled: false })],
    ['of the instance', (analytics) => analytics.configure({ enabled: false })],
  ] as [string, (analytics: ReturnType<typeof createAnalytics>) => void][])(
    '%s drops queued and stored events',
    async ([, turnOff]) => {
      fetcher.mockImplementation(fail);
      const analytics = createAnalytics();
      analytics.pingback(seen);
      see('hidden');
      await settle();
      expect(left()).toBe(1);
      turnOff(analytics);
      expect(left()).toBe(0);
      expect(analytics.queued).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
      fetcher.mockClear();
      see('visible');
      analytics.pingback(seen);
      analytics.flush();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(fetcher).not.toHaveBeenCalled();
      expect(left()).toBe(0);
    },
  );
});
