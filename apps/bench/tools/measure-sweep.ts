import type { Browser } from '@playwright/test';
import { openMeasuredPage } from './bench-browser.ts';
import { installProbes, sweepThrough } from './page-probes.ts';

/** What is measured while a list is scrolled through fast. */
export interface SweepFigures {
  /** ms of CPU time. */
  script: number;
  /** ms of CPU time, style, layout and painting included. */
  task: number;
  fps: number;
  /** % of the viewport without a tile, on the average of all frames. */
  blank: number;
  /** The same in the worst frame. */
  mostBlank: number;
  /** Layout shift, since the page came. */
  shift: number;
}

const DURATION = 10_000; // ms
const SETTLE = 1000; // ms

/** Sweeps through a list from its top to its end. */
export async function measureSweep(browser: Browser, url: string): Promise<SweepFigures> {
  const { page, mainThread, close } = await openMeasuredPage(browser);
  await page.addInitScript(installProbes);
  await page.goto(url, { timeout: 120_000 });
  await page.waitForSelector('#root img', { timeout: 120_000 });
  await page.waitForTimeout(SETTLE);
  const before = await mainThread();
  const { fps } = await page.evaluate(sweepThrough, { duration: DURATION, looks: false });
  await page.waitForTimeout(SETTLE);
  const after = await mainThread();
  // Looking for what is blank costs script itself.
  const { blank, mostBlank } = await page.evaluate(sweepThrough, {
    duration: DURATION,
    looks: true,
  });
  const shift = await page.evaluate(() => window.probes.shift);
  await close();
  return {
    script: after.script - before.script,
    task: after.task - before.task,
    fps,
    blank,
    mostBlank,
    shift,
  };
}
