/**
 * Measures the embed page on a slow machine with a slow line: 4 times slower CPU, 1.6 Mbit/s, 150 ms, with an
 * empty cache, in a frame of 480 by 480.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-page.ts
 */
import type { Browser } from '@playwright/test';
import { launchChromium } from '../tools/bench-browser.ts';
import { startEmbed } from '../tools/embed-server.ts';
import { fits, type Limit, limitText } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { observePaints, readPage } from '../tools/page-speed.ts';
import { median } from '../tools/statistics.ts';

const GIFS = 5;
const CPU_SLOWDOWN = 4;
const LATENCY = 150; // ms
const THROUGHPUT = 1_600_000 / 8; // bytes a second
const FRAME = { width: 480, height: 480 };
/** ms that the visitor looks on and does nothing. */
const LOOKING_ON = 8000;

/** One visit with an empty cache. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: FRAME });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: THROUGHPUT,
    uploadThroughput: THROUGHPUT,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observePaints);
  await page.goto(url);
  await page.waitForTimeout(LOOKING_ON);
  const speed = await page.evaluate(readPage);
  await context.close();
  return speed;
}

const FIGURES: readonly [name: string, key: keyof ReturnType<typeof readPage>, limit: Limit][] = [
  ['largest contentful paint, ms', 'largestPaint', { most: 1200 }],
  ['the GIF before any script runs, ms', 'lead', { least: 0 }],
  ['layout shift', 'shift', { most: 0 }],
  ['script before interaction, KB gzip', 'script', { most: 90 }],
];

const { url, ids, close } = await startEmbed();
const browser = await launchChromium();
const broken: string[] = [];
try {
  const pages = ids.slice(0, GIFS).map((id) => `${url}/embed/${id}`);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (const page of pages) {
    // What the service draws only once is not what is measured.
    const warmUp = await browser.newPage({ viewport: FRAME });
    await warmUp.goto(page, { waitUntil: 'networkidle' });
    await warmUp.close();
    visits.push(await visit(browser, page));
  }
  const rows = FIGURES.map(([name, key, limit]) => {
    const value = median(visits.map((speed) => speed[key]));
    if (!fits(value, limit)) broken.push(`${name}: ${figure(value)}, limit ${limitText(limit)}`);
    return [name, figure(value), limitText(limit)];
  });
  console.log(
    `## Embed page\n\n4 times slower CPU, 1.6 Mbit/s, 150 ms, nothing in the cache, 480 by 480 px; the median of ${GIFS} GIFs.\n`,
  );
  console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
} finally {
  await browser.close();
  await close();
}
for (const problem of broken) console.error(`Over its limit: ${problem}`);
if (broken.length) process.exitCode = 1;
