import type { Browser } from '@playwright/test';
import { openMeasuredPage } from '../tools/bench-browser.ts';
import { TILES } from '../tools/measure-tiles.ts';
import type { Counts } from './compare-counts.ts';

/** Counts what a hundred tiles in view are made of, their pictures loaded. */
export async function countTiles(browser: Browser, url: string): Promise<Counts> {
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
