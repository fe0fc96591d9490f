/**
 * Counts what the grid and its tiles do, and compares that with counts.json: counts are the same on every machine.
 * Ends with exit code 1 if there is more of anything.
 *
 *   pnpm bench --check            compares
 *   pnpm bench --check --update   writes the counts; say in the commit why they changed
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchChromium, openMeasuredPage } from '../tools/bench-browser.ts';
import { TILES } from '../tools/measure-tiles.ts';
import { servePages } from '../tools/page-server.ts';
import { type Counts, compareCounts } from './compare-counts.ts';
import { countGrid } from './count-grid.ts';

const COMMITTED = new URL('counts.json', import.meta.url);

/** Counts what a hundred tiles in view are made of, once their pictures have loaded. */
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

const browser = await launchChromium();
const { url, close } = await servePages();
let counted: Counts;
try {
  counted = { ...(await countGrid(browser, url)), ...(await countTiles(browser, url)) };
} finally {
  await browser.close();
  close();
}
for (const [what, count] of Object.entries(counted)) console.log(`${what}: ${count}`);

if (process.argv.includes('--update')) {
  writeFileSync(COMMITTED, `${JSON.stringify(counted, undefined, 2)}\n`);
} else {
  const differences = compareCounts(counted, JSON.parse(readFileSync(COMMITTED, 'utf8')) as Counts);
  for (const { kind, text } of differences) console.error(`${kind} – ${text}`);
  if (differences.some(({ kind }) => kind !== 'better')) {
    console.error('Do less, or say in the commit why it is more: pnpm bench --check --update');
    process.exitCode = 1;
  } else if (differences.length) {
    console.error('Keep what was won: pnpm bench --check --update');
  }
}
