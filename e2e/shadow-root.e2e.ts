import type { ElementHandle, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveHost } from './host-site.ts';
import { type Place, placeQuery } from './places.ts';
import { serveDuring } from './serve-during.ts';
import { coverage } from './tiles-in-view.ts';

const site = serveDuring(() => serveHost('places.tsx'));

const open = (page: Page, place: Place, part: string) =>
  page.goto(`${site().url}/?${placeQuery(place, part)}`);

/** Waits for an element in the tree; Playwright's locators do not look into closed roots. */
async function find(page: Page, selector: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction((one) => window.place?.querySelector(one), selector);
  return found.asElement() as ElementHandle<HTMLElement>;
}

const count = (page: Page, selector: string) =>
  page.evaluate((one) => window.place.querySelectorAll(one).length, selector);

/** Name, text or tag of the focused element: in the tree, otherwise in the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = window.place.activeElement ?? document.activeElement;
    return element?.ariaLabel || element?.textContent || element?.localName;
  });

/** Position of the focused tile in its list, from 1. */
const focusedTile = (page: Page) =>
  page.evaluate(() => {
    const tile = window.place.activeElement?.closest('[data-giphy-index]');
    return tile ? Number(tile.getAttribute('data-giphy-index')) + 1 : undefined;
  });

for (const place of ['closed', 'slotted', 'framed'] as const) {
  test(`a grid in a scroll container (${place}) mounts the tiles in view at any scroll position`, async ({
    page,
  }) => {
    // A low window, so that few tiles are mounted.
    await page.setViewportSize({ width: 700, height: 440 });
    await open(page, place, 'grid');
    const scroll = (top: number) =>
      page.evaluate((to) => {
        window.scroller.scrollTop = to;
      }, top);
    for (const top of [130, 400, 1_250, 200]) {
      await expect(async () => {
        await scroll(top);
        expect(await page.evaluate(coverage)).toMatchObject({ bare: 0 });
      }).toPass();
    }
    expect((await page.evaluate(coverage)).mounted).toBeLessThan(40);
  });
}

// A closed root is the harder case, so open ones are not tested again.
test.describe('in a closed shadow root', () => {
  test('keys move through a feed and leave it at both ends', async ({ page }) => {
    await open(page, 'closed', 'grid');
    await (await find(page, '[data-giphy-index="0"] a')).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    expect(await focusedTile(page)).toBe(3);
    await page.keyboard.press('Control+End');
    expect(await focused(page)).toBe('After');
    await (await find(page, '[data-giphy-index="0"] a')).focus();
    await page.keyboard.press('Control+Home');
    expect(await focused(page)).toBe('Before');
  });

  test('keys move through a picker, which scrolls along', async ({ page }) => {
    await open(page, 'closed', 'cells');
    await find(page, '.giphy-gif');
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    expect(await focusedTile(page)).toBe(1);
    for (const key of ['ArrowRight', 'PageDown', 'PageDown', 'PageDown']) {
      await page.keyboard.press(key);
    }
    expect(await focusedTile(page)).toBeGreaterThan(9);
    await expect.poll(() => page.evaluate(coverage)).toMatchObject({ bare: 0 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^\w+$/);
  });

  test('a GIF is styled, counts a hover, and shows its uploader', async ({ page, sandbox }) => {
    await open(page, 'closed', 'gif');
    const gif = await find(page, '.giphy-gif');
    expect(await gif.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('4px');
    await gif.hover();
    const link = await find(page, 'a.giphy-attribution');
    expect(await link.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('700');
    await expect
      .poll(async () => (await sandbox.events()).map(({ action_type }) => action_type))
      .toEqual(expect.arrayContaining(['SEEN', 'HOVER']));
  });

  test('a video plays with sound, and the menu of its captions works by mouse', async ({
    page,
  }) => {
    await open(page, 'closed', 'video');
    const video = await find(page, 'video');
    await expect
      .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await (await find(page, '[aria-label="Captions: Off"]')).click();
    await (await find(page, '[role="menuitemradio"][lang="en"]')).click();
    await find(page, '[aria-label="Captions: English"]');
    expect(await focused(page)).toBe('Captions: English');
    await (await find(page, '[aria-label="Captions: English"]')).click();
    await find(page, '[role="menu"]');
    await page.getByRole('button', { name: 'After' }).click();
    await expect.poll(() => count(page, '[role="menu"]')).toBe(0);
    await video.press(' ');
    expect(await video.evaluate((one) => (one as HTMLVideoElement).paused)).toBe(true);
  });

  test('a search is typed, and its suggestions are reachable from the field', async ({ page }) => {
    await open(page, 'closed', 'search');
    const field = await find(page, 'input[role="combobox"]');
    await field.focus();
    await page.keyboard.type('animal');
    await find(page, '.giphy-channel-pill');
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    const option = await find(page, `[id="${active}"]`);
    expect(await option.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.getAttribute('aria-label')).toBe('Search Animal Parade');
    expect(await field.evaluate((one) => one === window.place.activeElement)).toBe(true);
  });

  test('a picker popover works by mouse and keyboard, follows its button, and closes on a click outside', async ({
    page,
  }) => {
    await open(page, 'closed', 'picker');
    const button = await find(page, 'button');
    const top = async () => (await (await find(page, 'dialog')).boundingBox())?.y ?? 0;
    await button.click();
    const field = await find(page, 'dialog [role="combobox"]');
    await expect.poll(() => field.evaluate((one) => one === window.place.activeElement)).toBe(true);
    const first = await top();
    await page.evaluate(() => window.scroller.scrollBy(0, 50));
    await expect.poll(top).toBe(first - 50);

    await (await find(page, 'dialog .giphy-picker-category')).click();
    await find(page, 'dialog [role="grid"][aria-label^="Results"] .giphy-gif');
    const results = await find(page, 'dialog .giphy-picker-results');
    await results.hover();
    await page.mouse.wheel(0, 2_000);
    await expect
      .poll(() => results.evaluate((one) => one.scrollTop || one.firstElementChild?.scrollTop))
      .toBeGreaterThan(500);
    await find(page, 'dialog [data-giphy-index="12"]');

    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    await expect.poll(() => count(page, 'dialog')).toBe(0);
    expect(await focused(page)).toBe('Pick a GIF');

    await button.press('Enter');
    await (await find(page, 'dialog [data-giphy-index="0"] .giphy-gif')).click();
    await expect.poll(() => count(page, 'dialog')).toBe(0);
    expect(await (await find(page, 'output')).textContent()).toMatch(/^\w+$/);
    expect(await focused(page)).toBe('Pick a GIF');

    await button.press('Enter');
    await find(page, 'dialog .giphy-gif');
    await page.getByRole('button', { name: 'Before' }).click();
    await expect.poll(() => count(page, 'dialog')).toBe(0);
    expect(await focused(page)).toBe('Before');

    await button.click();
    await find(page, 'dialog .giphy-gif');
    await page.mouse.click(20, 60);
    await expect.poll(() => count(page, 'dialog')).toBe(0);

    await page.getByRole('button', { name: 'Open from here' }).press('Enter');
    await find(page, 'dialog .giphy-gif');
    await page.keyboard.press('Escape');
    await expect.poll(() => count(page, 'dialog')).toBe(0);
    expect(await focused(page)).toBe('Open from here');
  });
});

test('a picker in the document of a frame is a sheet if that is narrow, and closes on a click outside', async ({
  page,
}) => {
  await open(page, 'framed', 'picker');
  const frame = page.frameLocator('iframe');
  const dialog = frame.getByRole('dialog');
  const button = frame.getByRole('button', { name: 'Pick a GIF' });
  const resize = (size: object) =>
    page.locator('iframe').evaluate((one, style) => void Object.assign(one.style, style), size);
  await button.press('Enter');
  for (const [width, kind] of [
    ['640px', 'popover'],
    ['320px', 'sheet'],
    ['640px', 'popover'],
  ]) {
    await resize({ height: '700px', width });
    await expect(dialog).toHaveAttribute('data-kind', kind ?? '');
  }
  await dialog.getByRole('combobox').press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await dialog.locator('[data-giphy-index="0"] .giphy-gif').click();
  await expect(frame.locator('output')).toHaveText(/^\w+$/);
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog.locator('.giphy-gif').first()).toBeVisible();
  await frame.getByText('A widget').click({ position: { x: 600, y: 100 } });
  await expect(dialog).toHaveCount(0);
});
