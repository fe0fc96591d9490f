import { serveHost } from '../host-site.ts';
import { placeQuery } from '../places.ts';
import { serveDuring } from '../serve-during.ts';
import { coverage } from '../tiles-in-view.ts';
import { expect, test } from './fixtures.ts';

const site = serveDuring(() => serveHost('places.tsx'));

test('a grid in a closed shadow root mounts the tiles in view of its scroll container', async ({
  tab,
}) => {
  // A low window, so that few tiles are mounted.
  await tab.resize(700, 560);
  await tab.goto(`${site().url}/?${placeQuery('closed', 'grid')}`);
  for (const top of [200, 1_250, 150]) {
    await expect(async () => {
      await tab.evaluate((to) => {
        window.scroller.scrollTop = to;
      }, top);
      expect(await tab.evaluate(coverage)).toMatchObject({ bare: 0 });
    }).toPass();
  }
});

test('a picker in a closed shadow root works by keyboard and closes only on a press outside', async ({
  tab,
}) => {
  await tab.goto(`${site().url}/?${placeQuery('closed', 'picker')}`);
  const count = (selector: string) =>
    tab.evaluate((one) => window.place?.querySelectorAll(one).length, selector);
  const focused = () => tab.evaluate(() => window.place.activeElement?.localName);
  const press = (selector: string) =>
    tab.evaluate((one) => {
      const event = new PointerEvent('pointerdown', { bubbles: true, composed: true });
      window.place.querySelector(one)?.dispatchEvent(event);
    }, selector);
  await expect.poll(() => count('button')).toBe(1);
  await tab.evaluate(() => window.place.querySelector('button')?.focus());
  await tab.press('Enter');
  await expect.poll(focused).toBe('input');
  await expect.poll(() => count('dialog .giphy-gif')).toBeGreaterThan(0);
  await press('dialog .giphy-picker-footer');
  await tab.type('sun');
  await tab.press('Enter');
  await expect.poll(() => count('dialog [aria-label*="sun"] .giphy-gif')).toBeGreaterThan(0);
  await tab.press('ArrowDown');
  await expect.poll(focused).toBe('div');
  await tab.press('Enter');
  await expect.poll(() => count('dialog')).toBe(0);
  expect(await focused()).toBe('button');

  await tab.press('Enter');
  await expect.poll(() => count('dialog')).toBe(1);
  await press('output');
  await expect.poll(() => count('dialog')).toBe(0);
  expect(await focused()).toBe('button');
});
