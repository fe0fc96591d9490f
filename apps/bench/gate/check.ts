/**
 * Counts the work of the grid, its tiles and the picker and compares it with counts.json. The counts are equal on
 * every machine. Exits with code 1 if a count has risen.
 *
 *   pnpm bench --check            compares
 *   pnpm bench --check --update   writes the counts; say in the commit why they changed
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchChromium, openMeasuredPage } from '../tools/bench-browser.ts';
import { openPhone } from '../tools/measure-first.ts';
import { measureOpening } from '../tools/measure-picker.ts';
import { type Pages, servePages } from '../tools/page-server.ts';
import { countGrid } from './count-grid.ts';

const COMMITTED = new URL('counts.json', import.meta.url);

/** Counts the elements of a hundred tiles in view after their pictures have loaded. */
async function countTiles(browser: Browser, url: string) {
  await using measured = await openMeasuredPage(browser);
  const { page, listeners } = measured;
  await page.goto(`${url}/tiles?gifs=100`);
  const before = await listeners();
  await page.evaluate(() => window.tiles.show('gifkit', 0));
  return {
    'elements of 100 tiles': await page.locator('#root *').count(),
    'listeners that 100 tiles add': (await listeners()) - before,
  };
}

/** Counts the script that an open picker has requested. */
async function countPicker(browser: Browser, pages: Pages) {
  const { requests, KB } = await measureOpening(browser, pages, 'gifkit', { cpu: 1 });
  return {
    'requests of script for an open picker': requests,
    'KB of script for an open picker, gzip': Math.ceil(KB),
  };
}

const idOf = (url: string) => /\/media\/([^/]+)/.exec(url)?.[1];

/** Counts what the first screen of a grid loads on a phone, and how its first nine tiles are ordered. */
async function countFirst(browser: Browser, url: string) {
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

await using browser = await launchChromium();
await using pages = await servePages(['gifkit', 'tiles', 'pickers/gifkit', 'first/gifkit']);
const counted: Record<string, number> = {
  ...(await countGrid(browser, pages.url)),
  ...(await countTiles(browser, pages.url)),
  ...(await countPicker(browser, pages)),
  ...(await countFirst(browser, `${pages.url}/first/gifkit`)),
};

if (process.argv.includes('--update')) {
  writeFileSync(COMMITTED, `${JSON.stringify(counted, undefined, 2)}\n`);
}
const committed: Record<string, number> = JSON.parse(readFileSync(COMMITTED, 'utf8'));
for (const name of new Set([...Object.keys(committed), ...Object.keys(counted)])) {
  const [now, before] = [counted[name] ?? Number.NaN, committed[name] ?? Number.NaN];
  console.log(`${name}: ${now}, committed: ${before}`);
  if (now <= before) continue;
  console.error(`More ${name}. Do less, or say in the commit why: pnpm bench --check --update`);
  process.exitCode = 1;
}
