import type { Browser, Page } from '@playwright/test';
import { openMeasuredPage } from '../tools/bench-browser.ts';
import { mostElements, releasePage } from '../tools/measure-lists.ts';
import { installProbes } from '../tools/page-probes.ts';

/** Enough GIFs to expose a grid that mounts all of them. */
const GIFS = 2000;

/** Waits until there was no request and no tile rendered for half a second. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let last = -1, rests = 0; rests < 10; rests += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (window.bench.tileRenders !== last) rests = 0;
      last = window.bench.tileRenders;
    }
  });
}

const readRenders = (page: Page) =>
  page.evaluate(() => {
    const { tileRenders } = window.bench;
    window.bench.tileRenders = 0;
    return tileRenders;
  });

export async function countGrid(browser: Browser, url: string) {
  await using measured = await openMeasuredPage(browser);
  const { page } = measured;
  await page.addInitScript(installProbes);
  let pictures = 0;
  const scripts: Promise<Buffer>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/')) pictures += 1;
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(`${url}/gifkit?counted&gifs=${GIFS}`);
  await page.waitForSelector('#root img');
  await settle(page);
  const first = { pictures, renders: await readRenders(page) };
  const elements = await mostElements(page, settle);

  await page.waitForFunction(() => window.bench.waiting > 0);
  await readRenders(page);
  pictures = 0;
  await releasePage(page, settle);
  const next = { pictures, renders: await readRenders(page) };
  const observers = await page.evaluate(() => window.probes.observers.size);
  const scriptBytes = Buffer.concat(await Promise.all(scripts)).byteLength;
  return {
    [`elements, at most, of ${GIFS} GIFs`]: elements,
    'observers that watch something': observers,
    'KB of script, React included': Math.ceil(scriptBytes / 1000),
    'pictures asked for at first': first.pictures,
    'tiles rendered at first': first.renders,
    'pictures asked for by one more page': next.pictures,
    'tiles rendered for one more page': next.renders,
  };
}
