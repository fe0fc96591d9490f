/**
 * Counts what the grid and its tiles do and compares that with counts.json: counts are the same on every
 * machine. Then measures how lists and tiles compare with others in the same browser, and compares that with
 * ratios.json; these differ a little from run to run. Ends with exit code 1 where there is more of anything.
 *
 *   pnpm bench --check            compares
 *   pnpm bench --check --counts   compares counts alone
 *   pnpm bench --check --update   takes what was counted and measured as the new figures
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchChromium, openMeasuredPage } from '../tools/bench-browser.ts';
import { TILES } from '../tools/measure-tiles.ts';
import { servePages } from '../tools/page-server.ts';
import { type Counts, compareCounts, type Difference } from './compare-counts.ts';
import { countGrid } from './count-grid.ts';
import { measureRatios } from './ratios.ts';

/** Counts what a hundred tiles in view are made of, their pictures loaded. */
async function countTiles(browser: Browser, url: string): Promise<Counts> {
  const { page, listeners, close } = await openMeasuredPage(browser);
  await page.goto(`${url}/tiles?gifs=${TILES}`);
  const before = await listeners();
  await page.evaluate(() => window.tiles.show('gifkit', 0));
  await page.waitForFunction(
    (count) =>
      document.images.length === count &&
      [...document.images].every(({ complete, currentSrc }) => complete && currentSrc !== ''),
    TILES,
  );
  const elements = await page.locator('#root *').count();
  const added = (await listeners()) - before;
  await close();
  return {
    [`elements of ${TILES} tiles`]: elements,
    [`listeners that ${TILES} tiles add`]: added,
  };
}

/** By how much a ratio may be larger than the committed one: as far as runs of the same code are apart. */
const SWAY = 1.25;

const doesUpdate = process.argv.includes('--update');

/** Compares with the committed file, or writes it anew. */
function check(name: string, counted: Counts, sway = 1): Difference[] {
  const file = new URL(name, import.meta.url);
  for (const [what, count] of Object.entries(counted)) console.log(`${what}: ${count}`);
  if (!doesUpdate) {
    return compareCounts(counted, JSON.parse(readFileSync(file, 'utf8')) as Counts, sway);
  }
  writeFileSync(file, `${JSON.stringify(counted, undefined, 2)}\n`);
  return [];
}

const browser = await launchChromium();
const { url, close } = await servePages();
const differences: Difference[] = [];
try {
  const counted = { ...(await countGrid(browser, url)), ...(await countTiles(browser, url)) };
  differences.push(...check('counts.json', counted));
  if (!process.argv.includes('--counts')) {
    differences.push(...check('ratios.json', await measureRatios(browser, url), SWAY));
  }
} finally {
  await browser.close();
  close();
}

for (const { kind, text } of differences) console.error(`${kind} – ${text}`);
if (differences.some(({ kind }) => kind !== 'better')) {
  console.error('Do less, or say in the commit why it is more: pnpm bench --check --update');
  process.exitCode = 1;
} else if (differences.length) {
  console.error('Keep what was won: pnpm bench --check --update');
}
