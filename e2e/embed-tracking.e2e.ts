import type { Page } from '@playwright/test';
import { isSampled } from '../packages/analytics/src/monitoring/limits.ts';
import { test as base, expect } from './fixtures.ts';
import { HEADLESS_SHELL } from './settings.ts';
import { startHost, startPlayer } from './tracking-site.ts';

/** Host page and embed, each on its own site and on the default port. */
const HOST = 'http://host.test';
const PLAYER = 'http://player.test';

const VENDOR = 'https://www.googletagmanager.com';
const COLLECTS = 'https://region1.google-analytics.com/g/collect';
const ERRORS = 'http://errors.test';

const SETTINGS = {
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

const ANSWER = { headers: { 'Access-Control-Allow-Origin': '*' } };

interface Fixtures {
  /** Page of a browser that maps both sites to this machine. */
  launched: Page;
}

const test = base.extend<Fixtures>({
  launched: async ({ playwright }, use) => {
    const player = await startPlayer(SETTINGS);
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
});

/** Opens the host page. @returns the requests to vendors, the page's own analytics and the monitoring service. */
async function open(page: Page, id: string, fragment = '') {
  const asked = {
    vendors: [] as string[],
    hits: [] as (string | null)[],
    own: [] as string[],
    errors: [] as string[],
  };
  await page.route(`${VENDOR}/**`, (route) => {
    asked.vendors.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: VENDOR_SCRIPT });
  });
  await page.route(`${COLLECTS}**`, (route) => {
    asked.hits.push(new URL(route.request().url()).searchParams.get('name'));
    return route.fulfill({ status: 204, ...ANSWER });
  });
  await page.route(`${ERRORS}/**`, (route) => {
    asked.errors.push(route.request().postData() ?? '');
    return route.fulfill({ json: {}, ...ANSWER });
  });
  await page.route(`${PLAYER}/ajax/analytics`, (route) => {
    asked.own.push(route.request().postDataJSON().action_type);
    return route.fulfill({ status: 204 });
  });
  const query = new URLSearchParams({ src: `${PLAYER}/embed/${id}${fragment}` });
  await page.goto(`${HOST}/?${query}`, { waitUntil: 'networkidle' });
  return asked;
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="A GIF"]');

test('vendor tools load after consent in the host page and receive earlier events', async ({
  launched: page,
  id,
}) => {
  const asked = await open(page, id);
  await frameOf(page).getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => asked.own).toContain('CLICK');
  expect(asked.vendors).toEqual([]);
  await page.waitForFunction(() => Object(window).isAsked());
  await page.evaluate(() => Object(window).decide({ 755: true }));
  await expect
    .poll(() => asked.vendors.toSorted())
    .toEqual([`${VENDOR}/gtag/js?id=G-ABCD123456`, `${VENDOR}/gtm.js?id=GTM-ABC1234`]);
  await expect
    .poll(() => asked.hits)
    .toEqual(expect.arrayContaining(['page_view', 'gif_event', 'Click']));
});

test('an error of one visitor in a hundred is reported, without the key of the host page', async ({
  launched: page,
  id,
}) => {
  const sessions = Array.from({ length: 9999 }, (_, n) => `session-${String(n).padStart(8, '0')}`);
  await page.addInitScript(
    (session) => sessionStorage.setItem('giphyPingbackId', session),
    sessions.find(isSampled) ?? '',
  );
  const loading = page.waitForResponse(/\/sentry-/);
  const asked = await open(page, id, '#api_key=secret');
  await loading;
  await page.waitForLoadState('networkidle');
  await frameOf(page)
    .locator('body')
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('The film fell off its reel');
      });
    });
  await expect.poll(() => asked.errors.join()).toContain('The film fell off its reel');
  expect(asked.errors.join()).not.toContain('secret');
});
