import { beforeEach, expect, it, vi } from 'vitest';
import { newPage } from '../delivery/test/other-page.ts';
import type { AnalyticsOptions } from '../page.ts';

const touches = {
  request: vi.fn<typeof fetch>(async () => new Response()),
  storage: vi.fn(),
  listener: vi.fn(),
  timer: vi.fn(),
};

beforeEach(() => {
  newPage();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', touches.request.mockClear());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(touches.storage.mockClear());
  vi.spyOn(window, 'addEventListener').mockImplementation(touches.listener.mockClear());
  vi.spyOn(document, 'addEventListener').mockImplementation(touches.listener);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(touches.timer.mockClear());
});

const expectNothing = () => {
  for (const touch of Object.values(touches)) expect(touch).not.toHaveBeenCalled();
};

it.for([
  () => import('../index.ts'),
  () => import('../consent/index.ts'),
  () => import('../monitoring/index.ts'),
  () => import('../page-views/index.ts'),
])('has no effect on import: %s', async (load) => {
  await load();
  expectNothing();
});

it('one switch turns off all requests, storage and listeners', async () => {
  const { configureAnalytics, flushPingbacks, giphyAnalyticsEvent, pingback } = await import(
    '../index.ts'
  );
  const { createTracker, gtag, gtmDataLayer, trackEmbed } = await import('../page-views/index.ts');
  const { startMonitoring } = await import('../monitoring/index.ts');
  const watch = vi.fn();
  configureAnalytics({ enabled: false });
  pingback({ actionType: 'CLICK', queueEvents: false });
  pingback({ actionType: 'SEEN' });
  flushPingbacks();
  await giphyAnalyticsEvent('/analytics', {});
  const tracker = createTracker({ vendors: [gtag(), gtmDataLayer()], consent: { watch } });
  tracker.pageView('/');
  trackEmbed(tracker).click('Share');
  expect(await startMonitoring({ endpoint: 'https://key@errors.test/1' })).toBe(false);
  expect(watch).not.toHaveBeenCalled();
  expectNothing();
});

it('pingback() uses the options of the page', async () => {
  const { configureAnalytics, flushPingbacks, pingback } = await import('../index.ts');
  pingback({ actionType: 'CLICK', userId: 'u' });
  configureAnalytics({ pingbackUrl: 'https://p.test', apiKey: 'k' });
  flushPingbacks();
  expect(touches.request).toHaveBeenCalledWith(
    'https://p.test/v2/pingback?apikey=k',
    expect.objectContaining({ body: expect.stringContaining('"logged_in_user_id":"u"') }),
  );
});

it.for<[string, object, AnalyticsOptions]>([
  ['enabled: false', {}, { enabled: false }],
  ['Global Privacy Control', { globalPrivacyControl: true }, { respectGlobalPrivacyControl: true }],
])(
  'with %s nothing is stored, and requests have an id of this page only',
  async ([, signals, options]) => {
    vi.restoreAllMocks();
    vi.stubGlobal('navigator', signals);
    sessionStorage.setItem('giphyPingbackId', 'ofanearlierpage1');
    localStorage.setItem('gifkitPingbacks:1', '{}');
    localStorage.setItem('gifkitUnconfirmed:1', '{}');
    const { configureAnalytics, pingback } = await import('../index.ts');
    const { GiphyFetch, getPingbackId } = await import('@gifkit/fetch-api');
    configureAnalytics(options);
    pingback({ actionType: 'CLICK', queueEvents: false });
    await new GiphyFetch('key').trending().catch(() => {});
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(touches.request).toHaveBeenCalledTimes(1);
    expect(String(touches.request.mock.calls[0]?.[0])).toContain(`pingback_id=${getPingbackId()}`);
    expect(getPingbackId()).toMatch(/^[a-z0-9]{16}$/);
    expect(getPingbackId()).not.toBe('ofanearlierpage1');
  },
);
