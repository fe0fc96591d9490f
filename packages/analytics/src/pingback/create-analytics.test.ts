import { getPingbackId, Logger } from '@gifkit/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onOtherPage, withStorageEvents } from '../delivery/test/other-page.ts';
import { type Analytics, createAnalytics } from './create-analytics.ts';
import { configureAnalytics } from './default-analytics.ts';
import type { Pingback, PingbackEvent } from './types.ts';

const RETRY_MAX_DELAY = 60_000;
const ANALYTICS_DEBOUNCE = 1000;

const fetcher = vi.fn<typeof fetch>();
const seen: Pingback = { actionType: 'SEEN', analyticsResponsePayload: 'p' };
const now: Pingback = { ...seen, queueEvents: false };

type Answer = typeof fetch;
const accept: Answer = async () => new Response();
const fail: Answer = async () => new Response(null, { status: 503 });
const hang: Answer = () => new Promise(() => {});
const lose: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Changes the answer of the service from now on, and forgets the requests so far. */
const answer = (next: Answer) => fetcher.mockReset().mockImplementation(next);

/** Events of each request, in order. */
const requests = (): PingbackEvent[][] =>
  fetcher.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).events);
const ids = () => requests().flatMap((events) => events.map(({ event_id }) => event_id));

let visibility: DocumentVisibilityState = 'visible';
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const tell = (type: string) => window.dispatchEvent(new Event(type));

/** Another page of the origin with the same storage. */
const openPage = async (): Promise<Analytics> => {
  const page = await onOtherPage(async () => ({
    ...(await import('./create-analytics.ts')),
    ...(await import('./default-analytics.ts')),
  }));
  others.push(page);
  return page.createAnalytics();
};
const others: { configureAnalytics: typeof configureAnalytics }[] = [];

/** Lets pending responses arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** An instance that has sent an event. */
const send = async (analytics = createAnalytics(), event = now) => {
  analytics.pingback(event);
  await settle();
  return analytics;
};

const repeat = (analytics: Analytics, count: number) => {
  for (let sent = 0; sent < count; sent += 1) analytics.pingback(seen);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  tell('pageshow');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  answer(accept);
  vi.stubGlobal('fetch', fetcher);
});
afterEach(() => {
  configureAnalytics({ enabled: false });
  configureAnalytics({ enabled: true });
  for (const other of others.splice(0)) other.configureAnalytics({ enabled: false });
});

describe('queueing', () => {
  it('sends events together after 1 s without another event', async () => {
    const analytics = createAnalytics({ pingbackUrl: 'https://p.test', apiKey: 'k' });
    analytics.pingback(seen);
    analytics.pingback({ ...seen, actionType: 'CLICK' });
    expect(fetcher).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(ANALYTICS_DEBOUNCE);
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

  it('sends the queue immediately with queueEvents: false, and remembers the user', () => {
    const analytics = createAnalytics();
    analytics.pingback({ ...seen, userId: 42 });
    analytics.pingback(now);
    expect(requests()[0]?.map((event) => event.logged_in_user_id)).toEqual(['42', '42']);
  });

  it('sends nothing for an empty list', () => {
    createAnalytics().flush();
    expect(fetcher).not.toHaveBeenCalled();
  });

  it('marks payloads while logging is enabled', () => {
    vi.spyOn(Logger, 'debug').mockImplementation(() => {});
    Logger.ENABLED = true;
    createAnalytics().pingback(now);
    Logger.ENABLED = false;
    expect(requests()[0]?.[0]?.analytics_response_payload).toBe('p&mode=verification');
  });

  it('creates ids on pages without HTTPS', async () => {
    vi.stubGlobal('crypto', {});
    await send(await send());
    expect(new Set(ids()).size).toBe(2);
  });
});

describe('delivery', () => {
  it('drops and counts permanently refused events', async () => {
    answer(async () => new Response(null, { status: 400 }));
    const analytics = await send();
    await vi.runAllTimersAsync();
    expect(analytics.dropped).toBe(1);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  /** A service that accepts bodies up to this size. */
  const upTo =
    (bytes: number): Answer =>
    async (_url, init) =>
      new Response(null, { status: String(init?.body).length > bytes ? 413 : 200 });

  it('splits a batch that is too large, and sends no batch of that size again', async () => {
    answer(upTo(2000));
    const analytics = createAnalytics();
    repeat(analytics, 60);
    analytics.flush();
    await settle();
    expect(analytics.queued + analytics.dropped).toBe(0);
    expect(new Set(ids()).size).toBe(60);
    fetcher.mockClear();
    repeat(analytics, 60);
    analytics.flush();
    await settle();
    expect(ids()).toHaveLength(60);
  });

  it('drops a single event that is too large, with a warning', async () => {
    answer(upTo(2000));
    const analytics = createAnalytics();
    repeat(analytics, 9);
    analytics.pingback({ ...seen, analyticsResponsePayload: 'x'.repeat(2000) });
    repeat(analytics, 9);
    analytics.flush();
    await settle();
    expect([analytics.queued, analytics.dropped]).toEqual([0, 1]);
    expect(vi.mocked(console.warn).mock.calls).toContainEqual([
      'Gifkit',
      'pingbacks dropped: one event is too large for the service',
    ]);
  });

  it.for([
    ['status 503', '503', fail],
    ['no response', 'TypeError: Failed to fetch', lose],
  ] as const)('warns once per page about %s', async ([, detail, problem]) => {
    answer(problem);
    await send(await send(await openPage()));
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['Gifkit', 'pingbacks failing to post', detail],
    ]);
  });
});

describe('pages that are left', () => {
  const leave = () => tell('pagehide');

  it.for([
    ['hidden', () => see('hidden')],
    ['left by pagehide', leave],
    ['about to be left', () => tell('beforeunload')],
  ] as const)('sends the queue when the page is %s', ([, end]) => {
    createAnalytics().pingback(seen);
    end();
    expect(requests()).toHaveLength(1);
  });

  it('sends nothing twice when the page is left while the service works', async () => {
    answer(hang);
    createAnalytics().pingback(seen);
    leave();
    fetcher.mockImplementation(accept);
    (await send(await openPage())).flush();
    await settle();
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(new Set(ids()).size).toBe(2);
  });

  it('does not count a request aborted with its page as a failure of the service', async () => {
    let end = (_error: Error) => {};
    answer(
      () =>
        new Promise((_resolve, reject) => {
          end = reject;
        }),
    );
    const analytics = createAnalytics();
    analytics.pingback(seen);
    leave();
    end(new TypeError('Failed to fetch'));
    await settle();
    expect(console.warn).not.toHaveBeenCalled();
    fetcher.mockImplementation(accept);
    (await openPage()).flush();
    expect(fetcher).toHaveBeenCalledTimes(1);
    // The page comes back and does not know whether the request has arrived.
    tell('pageshow');
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    expect(analytics.queued).toBe(0);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it('stores failed events immediately, and the next page delivers them', async () => {
    answer(fail);
    await send();
    const [id] = ids();
    expect(Object.values({ ...localStorage }).join()).toContain(id);
    leave();
    answer(accept);
    (await openPage()).flush();
    await settle();
    expect(ids()).toEqual([id]);
    expect(localStorage).toHaveLength(0);
  });

  it('stores the events of a page that is left during a wait', async () => {
    answer(async () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } }));
    const analytics = await send();
    analytics.pingback(seen);
    see('hidden');
    leave();
    expect(fetcher).toHaveBeenCalledTimes(1);
    answer(accept);
    (await openPage()).flush();
    expect(requests()[0]).toHaveLength(2);
  });

  it('leaves events outside the keepalive budget to the next page', async () => {
    answer(hang);
    const events = 500;
    repeat(createAnalytics(), events);
    leave();
    const sent = new Set(ids());
    expect(fetcher.mock.calls.every(([, init]) => init?.keepalive)).toBe(true);
    answer(accept);
    (await openPage()).flush();
    await settle();
    expect(ids().filter((id) => sent.has(id))).toEqual([]);
    expect(ids().length).toBeGreaterThan(0);
    expect(sent.size + ids().length).toBe(events);
  });

  it('delivers its events when it is visible again, also if the storage was cleared', async () => {
    answer(fail);
    const analytics = await send();
    see('hidden');
    await settle();
    localStorage.clear();
    see('visible');
    expect(analytics.queued).toBe(1);
    answer(accept);
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    expect(analytics.queued + analytics.dropped).toBe(0);
    expect(ids()).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('does not deliver events that another page has taken', async () => {
    fetcher.mockImplementationOnce(fail);
    const analytics = await send();
    see('hidden');
    const other = await openPage();
    withStorageEvents(() => other.flush());
    expect(analytics.queued).toBe(0);
    await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
    see('visible');
    await send(analytics);
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
    const ends = [() => vi.advanceTimersByTimeAsync(ANALYTICS_DEBOUNCE), () => analytics.flush()];
    for (const end of ends) {
      analytics.pingback(seen);
      expect(listening()).toBeGreaterThan(3);
      await end();
      await settle();
      expect(listening()).toBe(0);
    }
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
    await vi.advanceTimersByTimeAsync(ANALYTICS_DEBOUNCE);
    expect(requests()).toHaveLength(1);
  });

  it.for([
    ['a response', fail],
    ['an error', lose],
  ] as const)('ignores %s after its page was removed', async ([, result]) => {
    answer(async (...request) => {
      vi.stubGlobal('document', undefined);
      return result(...request);
    });
    await send();
    expect(requests()).toHaveLength(1);
    expect(console.warn).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not keep the process alive for a retry', async () => {
    vi.stubGlobal('document', undefined);
    answer(fail);
    createAnalytics().pingback(now);
    const unref = vi.fn();
    const { setTimeout: start } = globalThis;
    vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) =>
      Object.assign(start(...args), { unref }),
    );
    await settle();
    expect(unref).toHaveBeenCalledTimes(1);
  });
});

it('the switch drops queued and stored events', async () => {
  answer(fail);
  const analytics = createAnalytics();
  analytics.pingback(seen);
  see('hidden');
  await settle();
  expect(localStorage).toHaveLength(1);
  configureAnalytics({ enabled: false });
  expect([localStorage.length, analytics.queued, vi.getTimerCount()]).toEqual([0, 0, 0]);
  fetcher.mockClear();
  see('visible');
  analytics.pingback(seen);
  analytics.flush();
  await vi.advanceTimersByTimeAsync(RETRY_MAX_DELAY);
  expect(fetcher).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});
