import type { Browser } from '@playwright/test';
import { type MeasuredPage, openMeasuredPage } from './bench-browser.ts';
import { installProbes, sweepThrough } from './page-probes.ts';

/** What a list costs while it is scrolled through fast. */
export interface SweepCost {
  /** ms of CPU time. */
  script: number;
  /** ms of CPU time that finding out which styles apply took. */
  style: number;
  /** ms of CPU time, style, layout and painting included. */
  task: number;
  fps: number;
}

/** What is measured while a list is scrolled through fast. */
export interface SweepFigures extends SweepCost {
  /** % of the viewport without a tile, on the average of all frames. */
  blank: number;
  /** The same in the worst frame. */
  mostBlank: number;
  /** Layout shift, since the page came. */
  shift: number;
}

const DURATION = 10_000; // ms
const SETTLE = 1000; // ms

async function openList(browser: Browser, url: string): Promise<MeasuredPage> {
  const measured = await openMeasuredPage(browser);
  const { page } = measured;
  await page.addInitScript(installProbes);
  await page.goto(url, { timeout: 120_000 });
  await page.waitForSelector('#root img', { timeout: 120_000 });
  await page.waitForTimeout(SETTLE);
  return measured;
}

async function sweep({ page, mainThread }: MeasuredPage): Promise<SweepCost> {
  const before = await mainThread();
  const { fps } = await page.evaluate(sweepThrough, { duration: DURATION, looks: false });
  await page.waitForTimeout(SETTLE);
  const after = await mainThread();
  return {
    script: after.script - before.script,
    style: after.style - before.style,
    task: after.task - before.task,
    fps,
  };
}

/** Sweeps through a list from its top to its end. */
export async function measureSweepCost(browser: Browser, url: string): Promise<SweepCost> {
  const measured = await openList(browser, url);
  const cost = await sweep(measured);
  await measured.close();
  return cost;
}

/** The same, and once more to look for what is blank, for that costs script itself. */
export async function measureSweep(browser: Browser, url: string): Promise<SweepFigures> {
  const measured = await openList(browser, url);
  const cost = await sweep(measured);
  const { page } = measured;
  const looks = { duration: DURATION, looks: true };
  const { blank, mostBlank } = await page.evaluate(sweepThrough, looks);
  const shift = await page.evaluate(() => window.probes.shift);
  await measured.close();
  return { ...cost, blank, mostBlank, shift };
}
