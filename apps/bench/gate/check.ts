/**
 * Counts what the grid does and compares it with counts.json: counts are the same on every machine, times
 * are not. Ends with exit code 1 where there is more of anything.
 *
 *   pnpm bench --check            compares
 *   pnpm bench --check --update   takes what was counted as the new figures
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { launchChromium } from '../tools/bench-browser.ts';
import { servePages } from '../tools/page-server.ts';
import { type Counts, compareCounts } from './compare-counts.ts';
import { countGrid } from './count-grid.ts';

const FILE = new URL('counts.json', import.meta.url);

const browser = await launchChromium();
const { url, close } = await servePages();
let counted: Counts;
try {
  counted = await countGrid(browser, url);
} finally {
  await browser.close();
  close();
}

if (process.argv.includes('--update')) {
  writeFileSync(FILE, `${JSON.stringify(counted, undefined, 2)}\n`);
  console.log(`Committed figures are now those that were counted:`, counted);
} else {
  const differences = compareCounts(counted, JSON.parse(readFileSync(FILE, 'utf8')) as Counts);
  for (const [name, count] of Object.entries(counted)) console.log(`${name}: ${count}`);
  for (const { kind, text } of differences) console.error(`${kind} – ${text}`);
  if (differences.some(({ kind }) => kind !== 'better')) {
    console.error('Do less, or say in the commit why it is more: pnpm bench --check --update');
    process.exitCode = 1;
  } else if (differences.length) {
    console.error('Keep what was won: pnpm bench --check --update');
  }
}
