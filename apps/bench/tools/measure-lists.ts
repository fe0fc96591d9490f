import type { Browser, Page } from '@playwright/test';
import { type MainThread, type MeasuredPage, openMeasuredPage } from './bench-browser.ts';
import { installProbes, sweepThrough } from './page-probes.ts';

/** Measurements of a list with a number of GIFs. */
export interface ListFigures {
  elements: number;
  /** MB. */
  heap: number;
  /** ms of CPU time for one further page of 25. */
  script: number;
  /** ms of CPU time for one further page of 25, style, layout and painting included. */
  task: number;
}

/** Measurements of a list that is scrolled through fast. */
export interface SweepFigures extends MainThread {
  fps: number;
  /** % of the viewport without a tile, on the average of all frames. */
  blank: number;
  /** The same in the worst frame. */
  mostBlank: number;
  /** Layout shift since navigation. */
  shift: number;
}

const APPENDED_PAGES = 3;
const SWEEP = 10_000; // ms
const SETTLE = 800; // ms
/** A list of tens of thousands of GIFs takes long to come. */
const PATIENCE = { timeout: 120_000 };

const settle = (page: Page) => page.waitForTimeout(SETTLE);

async function openList(browser: Browser, url: string): Promise<MeasuredPage> {
  const measured = await openMeasuredPage(browser);
  await measured.page.addInitScript(installProbes);
  await measured.page.goto(url, PATIENCE);
  return measured;
}

/** The CPU time of the main thread that something takes. */
async function costOf({ mainThread }: MeasuredPage, run: () => Promise<void>): Promise<MainThread> {
  const before = await mainThread();
  await run();
  const after = await mainThread();
  return {
    script: after.script - before.script,
    style: after.style - before.style,
    task: after.task - before.task,
  };
}

/** Appends one page of GIFs at the end. */
async function appendPage(measured: MeasuredPage): Promise<MainThread> {
  const { page } = measured;
  // Some lists do not know how long they are until their end is in view.
  await page.waitForFunction(
    () => {
      scrollTo(0, document.documentElement.scrollHeight);
      return window.bench.waiting > 0;
    },
    undefined,
    { timeout: 60_000, polling: 100 },
  );
  await settle(page);
  return costOf(measured, async () => {
    const height = await page.evaluate(() => {
      window.bench.release();
      return document.documentElement.scrollHeight;
    });
    await page.waitForFunction((last) => document.documentElement.scrollHeight > last, height);
    await settle(page);
  });
}

/** The most elements that the page has at some places between its top and its end. */
export async function mostElements(page: Page, rest: (page: Page) => Promise<void>) {
  let most = 0;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((at) => scrollTo(0, document.documentElement.scrollHeight * at), share);
    await rest(page);
    most = Math.max(most, await page.locator('#root *').count());
  }
  return most;
}

/** Measures a list that holds a number of GIFs. */
export async function measureList(browser: Browser, url: string): Promise<ListFigures> {
  const measured = await openList(browser, url);
  const { page } = measured;
  await page.waitForSelector('#root img', PATIENCE);
  await settle(page);
  const elements = await mostElements(page, settle);
  const costs: MainThread[] = [];
  for (let count = 0; count < APPENDED_PAGES; count += 1) costs.push(await appendPage(measured));
  const mean = (key: keyof MainThread) =>
    costs.reduce((sum, cost) => sum + cost[key], 0) / costs.length;
  await page.evaluate(sweepThrough, { duration: SWEEP, looks: false });
  await settle(page);
  const heap = await measured.heap();
  await measured.close();
  return { elements, heap, script: mean('script'), task: mean('task') };
}

/** MB of heap that GIFs take without a list. */
export async function measureData(browser: Browser, url: string): Promise<number> {
  const measured = await openList(browser, url);
  await settle(measured.page);
  const heap = await measured.heap();
  await measured.close();
  return heap;
}

/** ms from navigation to the first picture of an empty list whose first page is at hand. */
export async function measureFirstTile(browser: Browser, url: string): Promise<number> {
  const measured = await openList(browser, url);
  const loaded = await measured.page.waitForFunction(() => window.probes.firstLoad);
  const milliseconds = await loaded.jsonValue();
  await measured.close();
  return milliseconds ?? Number.NaN;
}

/** Scrolls through a list fast, and once more to look for blank places, because looking takes script. */
export async function measureSweep(browser: Browser, url: string): Promise<SweepFigures> {
  const measured = await openList(browser, url);
  const { page } = measured;
  await page.waitForSelector('#root img', PATIENCE);
  await settle(page);
  let fps = 0;
  const cost = await costOf(measured, async () => {
    ({ fps } = await page.evaluate(sweepThrough, { duration: SWEEP, looks: false }));
    await settle(page);
  });
  const { blank, mostBlank } = await page.evaluate(sweepThrough, { duration: SWEEP, looks: true });
  const shift = await page.evaluate(() => window.probes.shift);
  await measured.close();
  return { ...cost, fps, blank, mostBlank, shift };
}
