import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { serveHost } from './host-site.ts';
import { serveDuring } from './serve-during.ts';
import { SANDBOX } from './settings.ts';

const NONCE = 'e2e';

/** No style and no script without the nonce. */
const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; img-src * data:; media-src *; connect-src *`;

const HTML = `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
<meta property="csp-nonce" nonce="${NONCE}"><body>`;

const site = serveDuring(() =>
  serveHost(undefined, {
    html: HTML,
    headers: { 'Content-Security-Policy': POLICY },
    scripts: join(import.meta.dirname, '../packages/js-components/dist/browser'),
  }),
);

const SCRIPT = '/js-components.js';

/** Inserts markup whose elements are defined later, as in server-rendered pages. */
async function show(page: Page, markup: string): Promise<void> {
  await page.route('https://pingback.giphy.com/**', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.route('https://api.giphy.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: SANDBOX + pathname + search }) });
  });
  await page.goto(site().url);
  await page.evaluate(
    ([html, nonce, src]) => {
      document.body.insertAdjacentHTML('beforeend', `<main><h1>GIFs</h1>${html}</main>`);
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', nonce, src }),
      );
    },
    [markup, NONCE, SCRIPT],
  );
}

for (const shadow of ['', 'shadow']) {
  test(`a carousel and a search are accessible and work by keyboard ${shadow && 'in shadow roots'}`, async ({
    page,
    complaints,
  }) => {
    await show(
      page,
      `<gifkit-carousel ${shadow} api-key="e2e" gif-height="120" label="Trending"></gifkit-carousel>
      <gifkit-search ${shadow} api-key="e2e" columns="3"></gifkit-search>`,
    );
    const tiles = page.locator('gifkit-search .giphy-gif');
    await expect(tiles.nth(3)).toBeVisible();
    await expect(page.locator('gifkit-carousel .giphy-gif').first()).toBeVisible();
    await expect(page.locator('gifkit-search')).toHaveCSS('display', 'block');
    expect(complaints).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    // The policy refuses the styles with which axe reads those of a shadow root.
    complaints.length = 0;
    const tile = (index: number) => page.locator(`gifkit-search [data-giphy-index="${index}"]`);
    await tile(0).locator('a').focus();
    await page.keyboard.press('PageDown');
    await expect(tile(1)).toBeFocused();
    const found = page.waitForResponse(/q=cat/);
    await page.getByRole('combobox', { name: /^Search/ }).fill('cat');
    await found;
  });
}

test('elements have their styles in other documents and shadow roots, also for new tiles', async ({
  page,
  sandbox,
}) => {
  const [id, other] = await sandbox.ids('gifs/trending');
  const gifs = ['shadow', '', 'class="rooted"'].map(
    (attribute) => `<gifkit-gif ${attribute} api-key="e2e" gif="${id}"></gifkit-gif>`,
  );
  await show(page, `${gifs.join('')}<iframe></iframe>`);
  const tiles = page.locator('.giphy-gif');
  for (const index of gifs.keys()) {
    await expect(tiles.nth(index)).toHaveCSS('position', 'relative');
  }
  await page.evaluate((next) => {
    const framed = document.querySelector('iframe')?.contentDocument?.body;
    const rooted = document.createElement('section').attachShadow({ mode: 'open' });
    document.body.append(rooted.host);
    for (const gif of document.querySelectorAll('gifkit-gif')) {
      (gif.className ? rooted : framed)?.append(gif);
      gif.setAttribute('gif', next ?? '');
    }
  }, other);
  const frame = page.frameLocator('iframe');
  const moved = [frame.locator('gifkit-gif').first(), frame.locator('gifkit-gif').last()];
  for (const gif of [...moved, page.locator('.rooted')]) {
    await expect(gif).toHaveCSS('display', 'inline-block');
    await expect(gif.locator(`[data-giphy-id="${other}"]`)).toHaveCSS('position', 'relative');
    await gif.evaluate((element) => element.setAttribute('percent-width', '50%'));
    await expect(gif).toHaveCSS('display', 'block');
    await gif.evaluate((element) => element.setAttribute('hidden', ''));
    await expect(gif).toBeHidden();
  }
});

test('a part that could not be loaded loads by its button', async ({ page, complaints }) => {
  await page.route(/SearchContent/, (route) => route.abort());
  await show(page, '<gifkit-search api-key="e2e"></gifkit-search>');
  const button = page.getByRole('button', { name: 'Try again?' });
  await button.waitFor();
  expect(complaints.at(-1)).toMatch(/the search could not be loaded/);
  complaints.length = 0;
  await page.unroute(/SearchContent/);
  await button.click();
  await expect(page.locator('gifkit-search .giphy-gif').first()).toBeVisible();
});
