import { beforeEach, expect, it, vi } from 'vitest';
import { TRACKING_ID, type TrackingTools } from '../page-data.ts';

type Tell = (data: object, isSuccess: boolean) => void;

const GOOGLE_TOOLS = { tagManagerId: 'GTM-ABC1234', webAnalyticsId: 'G-ABCD123456' };

const decided = (isGranted: boolean) => ({
  eventStatus: 'useractioncomplete',
  listenerId: 1,
  vendor: { consents: { 755: isGranted } },
  purpose: { consents: { 1: true, 8: true } },
});

const post = vi.fn<typeof fetch>();
const warn = vi.fn();

/** Stubs a consent platform. @returns a function that emits its decisions. */
function stubPlatform(): Tell {
  const listeners: Tell[] = [];
  vi.stubGlobal('__tcfapi', (command: string, _version: 2, tell: Tell) => {
    if (command === 'addEventListener') listeners.push(tell);
  });
  return (...answer) => {
    for (const listener of listeners) listener(...answer);
  };
}

async function open(tools: TrackingTools, { fragment = '' } = {}) {
  history.replaceState(null, '', `/embed/abc${fragment}`);
  const tag = document.createElement('script');
  tag.id = TRACKING_ID;
  tag.type = 'text/plain';
  tag.dataset.tools = JSON.stringify(tools);
  document.body.append(tag);
  return import('./tools.ts');
}

const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);

/** Data layer of Google's scripts, with commands as arrays. */
const dataLayer = (): unknown[] =>
  Array.from(Object(window).dataLayer ?? [], (entry: object) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );

const consentTo = (state: string) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: state,
});

const posted = () =>
  post.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(String(init?.body)) }));

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Analytics settings outlive its modules.
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith('@gifkit/')) Reflect.deleteProperty(globalThis, symbol);
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'gtag');
  vi.stubGlobal('fetch', post);
  vi.stubGlobal('console', { ...console, warn });
  post.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  warn.mockReset();
});

it('loads the tag manager after consent and passes on earlier events', async () => {
  const say = stubPlatform();
  const { copy } = await open({ tagManagerId: 'GTM-ABC1234' });
  copy('link');
  expect(scripts()).toEqual([]);
  expect(dataLayer()).toEqual([]);
  say(decided(true), true);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  expect(dataLayer()).toEqual([
    ['consent', 'default', consentTo('granted')],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'page_view', page_path: '/embed/abc', page_type: 'embed' },
    {
      event: 'gif_event',
      event_category: 'Embed',
      event_action: 'Copy',
      event_label: 'link',
    },
  ]);
});

it('gives web analytics virtual page views and an address without query and fragment', async () => {
  const say = stubPlatform();
  const { click } = await open({ webAnalyticsId: 'G-ABCD123456' }, { fragment: '#api_key=K' });
  say(decided(true), true);
  click('Share');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD123456']);
  const page = `${location.origin}/embed/abc`;
  expect(dataLayer()).toEqual([
    ['consent', 'default', consentTo('granted')],
    ['js', expect.any(Date)],
    ['config', 'G-ABCD123456', { send_page_view: false, page_location: page }],
    [
      'event',
      'page_view',
      { page_path: '/embed/abc', page_location: page, send_to: 'G-ABCD123456' },
    ],
    ['event', 'Click', { event_category: 'Embed', event_label: 'Share', send_to: 'G-ABCD123456' }],
  ]);
});

it('tells each tool when consent is withdrawn and stops counting', async () => {
  const say = stubPlatform();
  const { click } = await open(GOOGLE_TOOLS);
  say(decided(true), true);
  expect(Object(window)['ga-disable-G-ABCD123456']).toBe(false);
  say(decided(false), true);
  const before = dataLayer();
  expect(before.at(-1)).toEqual(['consent', 'update', consentTo('denied')]);
  expect(Object(window)['ga-disable-G-ABCD123456']).toBe(true);
  click('Share');
  expect(dataLayer()).toEqual(before);
  say(decided(true), true);
  click('Share');
  expect(dataLayer()).toContainEqual(['consent', 'update', consentTo('granted')]);
  expect(scripts()).toHaveLength(2);
});

it.each([
  ['says no', (say: Tell) => say(decided(false), true)],
  [
    'consents to another vendor',
    (say: Tell) => say({ ...decided(true), vendor: { consents: { 2: true } } }, true),
  ],
  ['has not decided', (say: Tell) => say({ ...decided(true), eventStatus: 'cmpuishown' }, true)],
])('loads no vendor script if the user %s', async (_what, answer) => {
  const say = stubPlatform();
  const { click } = await open(GOOGLE_TOOLS);
  answer(say);
  click('Share');
  expect(scripts()).toEqual([]);
  expect(dataLayer()).toEqual([]);
});

it('posts page views and events to the server’s own path without a vendor', async () => {
  const { hover } = await open({ analyticsPath: '/ajax/analytics' });
  hover('GIF');
  expect(posted()).toEqual([
    {
      path: '/ajax/analytics',
      body: {
        ts: expect.any(Number),
        action_type: 'PAGE_VIEW',
        attributes: { path: '/embed/abc', isEmbed: true },
      },
    },
    {
      path: '/ajax/analytics',
      body: {
        ts: expect.any(Number),
        action_type: 'HOVER',
        attributes: { category: 'Embed', action: 'Hover', label: 'GIF' },
      },
    },
  ]);
  expect(scripts()).toEqual([]);
});

it('warns if a vendor’s script fails to load', async () => {
  const say = stubPlatform();
  await open({ tagManagerId: 'GTM-ABC1234' });
  say(decided(true), true);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledWith('Gifkit', 'gtm.js?id=GTM-ABC1234 could not be loaded');
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }, ''],
  ['Do Not Track', { doNotTrack: '1' }, ''],
  ['the host page', {}, '#analytics=off'],
])(
  'counts nothing if %s opts out, even with the user’s consent',
  async (_who, signals, fragment) => {
    vi.stubGlobal('navigator', signals);
    const say = stubPlatform();
    const { click, pageView } = await open(
      { ...GOOGLE_TOOLS, analyticsPath: '/ajax/analytics' },
      { fragment },
    );
    say(decided(true), true);
    click('Share');
    pageView('/v1/gifs/related?gif_id=abc');
    expect(scripts()).toEqual([]);
    expect(dataLayer()).toEqual([]);
    expect(post).not.toHaveBeenCalled();
  },
);
