import type { Browser } from '@playwright/test';
import { openPhone } from '../tools/measure-first.ts';

const idOf = (url: string) => /\/media\/([^/]+)/.exec(url)?.[1];

/** Counts what the first screen of a grid loads on a phone, and how its first nine tiles are ordered. */
export async function countFirst(browser: Browser, url: string) {
  await using phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(url);
  await page.waitForFunction(() => window.firstScreen.moving !== undefined);
  await page.waitForLoadState('networkidle');
  const tiles = await page
    .locator('[data-giphy-id]')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-giphy-id')));
  const asked = [...new Set(phone.files().map(idOf))];
  const firstNine = tiles.slice(0, 9);
  return {
    'files of media for a first screen': phone.files().length,
    'KB of media for a first screen': Math.ceil(phone.KB()),
    'of the first nine GIFs, asked for out of the order of rows': firstNine.filter(
      (id, index) => asked[index] !== id,
    ).length,
  };
}
