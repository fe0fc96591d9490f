import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type HostSite, serveHost } from './host-site.ts';
import { SANDBOX } from './settings.ts';

declare const defineElements: () => void;

let site: HostSite;

test.beforeAll(async () => {
  site = await serveHost('elements');
});
test.afterAll(() => site.close());

/** Inserts markup whose elements are defined later, as in server-rendered pages. */
async function show(page: Page, markup: string): Promise<void> {
  await page.goto(`${site.url}/?service=${SANDBOX}`);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', `<main><h1>GIFs</h1>${html}</main>`);
    defineElements();
  }, markup);
}

for (const shadow of ['', 'shadow']) {
  test(`a carousel and a search are accessible and work by keyboard ${shadow && 'in shadow roots'}`, async ({
    page,
    sandbox: _,
  }) => {
    await show(
      page,
      `<gifkit-carousel ${shadow} api-key="e2e" gif-height="120" label="Trending"></gifkit-carousel>
      <gifkit-search ${shadow} api-key="e2e" columns="3"></gifkit-search>`,
    );
    const tiles = page.locator('gifkit-search .giphy-gif');
    await expect(tiles.nth(3)).toBeVisible();
    await expect(page.locator('gifkit-carousel .giphy-gif').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    const tile = (index: number) => page.locator(`gifkit-search [data-giphy-index="${index}"]`);
    await tile(0).locator('a').focus();
    await page.keyboard.press('PageDown');
    await expect(tile(1)).toBeFocused();
    await page.getByRole('combobox', { name: /^Search/ }).fill('cat');
    await expect(async () => {
      const asked = (await page.request.get(`${SANDBOX}/_sandbox/requests`)).text();
      expect(await asked).toContain('"q":"cat"');
    }).toPass();
  });
}

test('a picker popover returns a GIF and focus', async ({ page, sandbox: _ }) => {
  await show(
    page,
    `<button id="gif">GIF</button>
    <gifkit-picker api-key="e2e" presentation="popover" anchor="gif" open="false"></gifkit-picker>
    <output></output>`,
  );
  await page.evaluate(() => {
    const picker = document.querySelector('gifkit-picker');
    document.querySelector('#gif')?.addEventListener('click', () => {
      picker?.setAttribute('open', '');
    });
    picker?.addEventListener('select', (event) => {
      const output = document.querySelector('output');
      if (output) output.value = (event as CustomEvent).detail.alt;
    });
  });
  const button = page.getByRole('button', { name: 'GIF', exact: true });
  await button.click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('happy');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: /happy/ }).getByRole('gridcell').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).not.toBeEmpty();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
