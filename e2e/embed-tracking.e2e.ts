import type { Page, Request } from '@playwright/test';
import { isSampled } from '../packages/analytics/src/monitoring/limits.ts';
import { test as base, expect } from './fixtures.ts';
import { HEADLESS_SHELL } from './settings.ts';
import { startHost, startPlayer, type TrackingSettings } from './tracking-site.ts';

/** Host page and embed, each on its own site and on the default port. */
const HOST = 'http://host.test';
const PLAYER = 'http://player.test';

const VENDOR = 'https://www.googletagmanager.com';
const COLLECTS = 'https://region1.google-analytics.com/g/collect';
const ERRORS = 'http://errors.test';

const SETTINGS: TrackingSettings = {
  TAG_MANAGER_ID: 'GTM-ABC1234',
  WEB_ANALYTICS_ID: 'G-ABCD123456',
  ANALYTICS_PATH: '/ajax/analytics',
  MONITORING_DSN: `${ERRORS.replace('//', '//key@')}/1`,
};

/** Runs in the player's frame like a vendor's script: sends the data layer to its server. */
const VENDOR_SCRIPT = `{
  const layer = window.dataLayer;
  const send = (entry) => {
    const [command, name] = Object.prototype.toString.call(entry) === '[object Arguments]' ? entry : ['push', entry.event];
    fetch('${COLLECTS}?' + new URLSearchParams({ by: document.currentScript?.src ?? src, command, name: String(name) }), { method: 'POST', mode: 'no-cors' });
  };
  const { src } = document.currentScript;
  const found = [...layer];
  const push = layer.push;
  layer.push = (...entries) => { entries.forEach(send); return push.apply(layer, entries); };
  found.forEach(send);
}`;

interface Opened {
  /** Requests to the vendors, the page's own analytics and the monitoring service. */
  asked: { vendors: string[]; hits: string[]; own: object[]; errors: string[] };
  decide(vendors: Record<string, boolean>): Promise<void>;
}

interface Fixtures {
  settings: TrackingSettings;
  /** Page of a browser that maps both sites to this machine. */
  launched: Page;
  open(options?: { fragment?: string }): Promise<Opened>;
}

const ANSWER = { headers: { 'Access-Control-Allow-Origin': '*' } };

const test = base.extend<Fixtures>({
  settings: [SETTINGS, { option: true }],
  launched: async ({ playwright, settings }, use) => {
    const player = await startPlayer(settings);
    const host = await startHost();
    const places = [
      `MAP player.test:80 127.0.0.1:${player.port}`,
      `MAP host.test:80 127.0.0.1:${host.port}`,
    ];
    const browser = await playwright.chromium.launch({
      ...HEADLESS_SHELL,
      args: [...HEADLESS_SHELL.args, `--host-resolver-rules=${places.join(',')}`],
    });
    await use(await browser.newPage());
    await browser.close();
    await host.close();
    await player.close();
  },
  open: async ({ launched: page, sandbox }, use) => {
    await use(async ({ fragment = '' } = {}) => {
      const asked: Opened['asked'] = { vendors: [], hits: [], own: [], errors: [] };
      const note = (list: string[], said: (request: Request) => string) => (request: Request) =>
        list.push(said(request));
      const vendor = note(asked.vendors, (request) => request.url());
      const hit = note(
        asked.hits,
        (request) => new URL(request.url()).searchParams.get('name') ?? '',
      );
      const error = note(asked.errors, (request) => request.postData() ?? '');
      const [id] = await sandbox.ids('gifs/trending?limit=1');
      const query = new URLSearchParams({ src: `${PLAYER}/embed/${id}${fragment}` });
      await page.route(`${VENDOR}/**`, (route) => {
        vendor(route.request());
        return route.fulfill({ contentType: 'text/javascript', body: VENDOR_SCRIPT });
      });
      await page.route(`${COLLECTS}**`, (route) => {
        hit(route.request());
        return route.fulfill({ status: 204, ...ANSWER });
      });
      await page.route(`${ERRORS}/**`, (route) => {
        error(route.request());
        return route.fulfill({ json: {}, ...ANSWER });
      });
      await page.route(`${PLAYER}/ajax/analytics`, (route) => {
        asked.own.push(route.request().postDataJSON());
        return route.fulfill({ status: 204 });
      });
      await page.goto(`${HOST}/?${query}`, { waitUntil: 'networkidle' });
      return {
        asked,
        async decide(vendors) {
          await page.waitForFunction(() => Object(window).isAsked());
          await page.evaluate((said) => Object(window).decide(said), vendors);
        },
      };
    });
  },
});

const frameOf = (page: Page) => page.frameLocator('iframe[title="A GIF"]');

const openShare = (page: Page) => frameOf(page).getByRole('button', { name: 'Share' }).click();

const ownActions = ({ own }: Opened['asked']) =>
  own.map((event) => Object(event).action_type as string);

/** Hits received by the vendors, without messages between their own scripts. */
const hitsOf = ({ hits }: Opened['asked']) =>
  hits.filter((name) => ['page_view', 'gif_event', 'Click'].includes(name));

test('vendor tools load after consent in the host page and receive earlier events', async ({
  launched: page,
  open,
}) => {
  const { asked, decide } = await open();
  await openShare(page);
  await expect.poll(() => ownActions(asked)).toContain('CLICK');
  expect(asked.vendors).toEqual([]);
  await decide({ 755: true });
  await expect
    .poll(() => asked.vendors.toSorted())
    .toEqual([`${VENDOR}/gtag/js?id=G-ABCD123456`, `${VENDOR}/gtm.js?id=GTM-ABC1234`]);
  await expect
    .poll(() => hitsOf(asked))
    .toEqual(expect.arrayContaining(['page_view', 'gif_event', 'Click']));
});

/** Continues a session that is sampled for monitoring. */
function continueSession(page: Page) {
  let number = 0;
  const id = () => `session-${String(number).padStart(8, '0')}`;
  while (!isSampled(id())) number += 1;
  return page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    'giphyPingbackId',
    id(),
  ] as const);
}

const breakPage = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('The film fell off its reel');
      });
    });

test('an error of one visitor in a hundred is reported, without the key of the host page', async ({
  launched: page,
  open,
}) => {
  await continueSession(page);
  const loading = page.waitForResponse(/\/sentry-/);
  const { asked } = await open({ fragment: '#api_key=secret' });
  await loading;
  await page.waitForLoadState('networkidle');
  await breakPage(page);
  await expect.poll(() => asked.errors.join()).toContain('The film fell off its reel');
  expect(asked.errors.join()).not.toContain('secret');
});
