import { GALLERY } from '../settings.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const TILE = '.giphy-gif';

/** Positions of the mounted tiles in the list, from 1. */
const mountedPlaces = (tab: Tab): Promise<number[]> =>
  tab.evaluate(() =>
    Array.from(document.querySelectorAll('.results [aria-posinset]'), (tile) =>
      Number(tile.ariaPosInSet),
    ),
  );

test('the grid loads page after page and unmounts distant tiles', async ({ tab }) => {
  await tab.goto(GALLERY);
  await tab.find(TILE);
  await expect(async () => {
    await tab.press('End');
    expect(Math.max(...(await mountedPlaces(tab)))).toBeGreaterThan(40);
  }).toPass();
  await expect.poll(() => mountedPlaces(tab)).not.toContain(1);
  await tab.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => mountedPlaces(tab)).toContain(1);
  await expect.poll(async () => Math.max(...(await mountedPlaces(tab)))).toBeLessThan(40);
});

test('a GIF opens, and going back leads to its tile', async ({ tab }) => {
  await tab.goto(GALLERY);
  // Before hydration, the browser itself follows the link.
  await tab.find('.giphy-img-loaded');
  await tab.click(`${TILE} a`);
  await tab.find({ role: 'textbox', name: 'Link' });
  await tab.click('.gif-bar a');
  await expect.poll(() => tab.isFocused(`${TILE} a`)).toBe(true);
});

test('a click is counted although it leaves the page', async ({ tab, sandbox }) => {
  await tab.goto(GALLERY);
  await tab.find('.giphy-img-loaded');
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('.giphy-gif a')?.click();
    location.assign('about:blank');
  });
  const clicks = async () =>
    (await sandbox.events()).filter(({ action_type }) => action_type === 'CLICK');
  await expect.poll(clicks).toHaveLength(1);
});
