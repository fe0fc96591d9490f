import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEEPALIVE_BUDGET } from './delivery/keepalive-budget.ts';
import { inOtherBundle, newPage } from './delivery/test/other-page.ts';
import type { PingbackEvent } from './pingback/types.ts';

/** A page with two copies of all packages: two bundles, or ESM beside CommonJS. */
const load = async () => ({
  ...(await import('./index.ts')),
  ...(await import('./delivery/keepalive-budget.ts')),
  fetchApi: await import('@gifkit/fetch-api'),
});
let one: Awaited<ReturnType<typeof load>>;
let other: Awaited<ReturnType<typeof load>>;

const fetcher = vi.fn<typeof fetch>();
const requests = (): PingbackEvent[][] =>
  fetcher.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).events);
const ids = () => requests().flatMap((events) => events.map(({ event_id }) => event_id));
const seen = { actionType: 'SEEN', analyticsResponsePayload: 'p' } as const;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetcher.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetcher);
  newPage();
  one = await load();
  other = await inOtherBundle(load);
});
afterEach(() => {
  one.configureAnalytics({ enabled: false });
});

it('turns both off with one switch: no request, no storage, another id', async () => {
  const id = other.fetchApi.getPingbackId();
  other.pingback(seen);
  one.configureAnalytics({ enabled: false });
  other.pingback({ ...seen, queueEvents: false });
  other.createAnalytics({ enabled: true }).pingback({ ...seen, queueEvents: false });
  other.flushPingbacks();
  await vi.runAllTimersAsync();
  expect(fetcher).not.toHaveBeenCalled();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(other.isAnalyticsEnabled()).toBe(false);
  expect(other.fetchApi.getPingbackId()).not.toBe(id);
  expect(other.fetchApi.getPingbackId()).toBe(one.fetchApi.getPingbackId());
});

it('delivers each event once, although the service fails and both store theirs', async () => {
  fetcher.mockImplementation(async () => new Response(null, { status: 503 }));
  one.pingback({ ...seen, queueEvents: false });
  await vi.advanceTimersByTimeAsync(0);
  other.pingback({ ...seen, queueEvents: false });
  await vi.advanceTimersByTimeAsync(0);
  one.pingback(seen);
  other.pingback(seen);
  await vi.advanceTimersByTimeAsync(3000);
  fetcher.mockReset().mockImplementation(async () => new Response());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ids()).toHaveLength(4);
  expect(new Set(ids()).size).toBe(4);
  expect(localStorage).toHaveLength(0);
});

it('shares one keepalive budget, as the browser counts it', () => {
  const release = one.reserveKeepalive(KEEPALIVE_BUDGET);
  expect(other.isKeepaliveFull(1)).toBe(true);
  release?.();
  expect(other.isKeepaliveFull(1)).toBe(false);
});

it('shares no user data, so that a server can use it', async () => {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('localStorage', undefined);
  fetcher.mockImplementation(async () => new Response(null, { status: 503 }));
  one.pingback({ ...seen, userId: 'visitor', queueEvents: false });
  await vi.advanceTimersByTimeAsync(0);
  const global = globalThis as unknown as Record<symbol, object>;
  const { settings, outboxKeys } = global[Symbol.for('@gifkit/analytics@1')] as {
    settings: object;
    outboxKeys: Set<string>;
  };
  expect([settings, [...outboxKeys]]).toEqual([{}, []]);
  other.pingback({ ...seen, queueEvents: false });
  expect(requests().at(-1)?.[0]).not.toHaveProperty('logged_in_user_id');
});

it('uses the server set in one copy', async () => {
  one.fetchApi.setServerUrl('https://api.test/v1/');
  await new other.fetchApi.GiphyFetch('key').trending().catch(() => {});
  expect(String(fetcher.mock.calls[0]?.[0])).toMatch(/^https:\/\/api\.test\/v1\/gifs\/trending/);
});
