import type { Browser, Page } from '@playwright/test';
import type { Change } from '../pages/bench-page.tsx';
import { openMeasuredPage } from './bench-browser.ts';
import { medians } from './figures.ts';
import { installProbes, sweepThrough } from './page-probes.ts';

type MeasuredPage = Awaited<ReturnType<typeof openMeasuredPage>>;

type MainThread = Awaited<ReturnType<MeasuredPage['mainThread']>>;

const APPENDED_PAGES = 3;
const SWEEP = 10_000; // ms
const SETTLE = 800; // ms

const settle = (page: Page) => page.waitForTimeout(SETTLE);

async function openList(browser: Browser, url: string): Promise<MeasuredPage> {
  const measured = await openMeasuredPage(browser);
  await measured.page.addInitScript(installProbes);
  // A list of tens of thousands of GIFs loads slowly.
  measured.page.setDefaultTimeout(120_000);
  await measured.page.goto(url);
  return measured;
}

async function costOf({ mainThread }: MeasuredPage, run: () => Promise<void>): Promise<MainThread> {
  const before = await mainThread();
  await run();
  const after = await mainThread();
  return {
    script: after.script - before.script,
    style: after.style - before.style,
    task: after.task - before.task,
    layouts: after.layouts - before.layouts,
  };
}

/** Lets a list have the page that it waits for. */
export async function releasePage(page: Page, rest: (page: Page) => Promise<void>): Promise<void> {
  const height = await page.evaluate(() => {
    window.bench.release();
    return document.documentElement.scrollHeight;
  });
  await page.waitForFunction((last) => document.documentElement.scrollHeight > last, height);
  await rest(page);
}

async function appendPage(measured: MeasuredPage): Promise<MainThread> {
  const { page } = measured;
  // Some lists know their length only once their end is in view.
  await page.waitForFunction(
    () => {
      scrollTo(0, document.documentElement.scrollHeight);
      return window.bench.waiting > 0;
    },
    undefined,
    { polling: 100 },
  );
  await settle(page);
  return costOf(measured, () => releasePage(page, settle));
}

/** The median cost of one more page at the end. */
async function costOfPage(measured: MeasuredPage): Promise<MainThread> {
  const costs: MainThread[] = [];
  for (let count = 0; count < APPENDED_PAGES; count += 1) costs.push(await appendPage(measured));
  return medians(costs);
}

/** Maximum number of elements at some scroll positions. */
export async function mostElements(page: Page, rest: (page: Page) => Promise<void>) {
  let most = 0;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((at) => scrollTo(0, document.documentElement.scrollHeight * at), share);
    await rest(page);
    most = Math.max(most, await page.locator('#root *').count());
  }
  return most;
}

/**
 * Measures a list of GIFs.
 *
 * @param data heap size of the GIFs in MB.
 */
export async function measureList(browser: Browser, url: string, data: number) {
  await using measured = await openList(browser, url);
  const { page } = measured;
  await page.waitForSelector('#root img');
  await settle(page);
  const elements = await mostElements(page, settle);
  const onePage = await costOfPage(measured);
  await page.evaluate(sweepThrough, { duration: SWEEP, looks: false });
  await settle(page);
  const heap = await measured.heap();
  return {
    'elements, at most': elements,
    'heap over the data, MB': heap - data,
    'script for one more page, ms CPU': onePage.script,
    'main thread for one more page, ms CPU': onePage.task,
  };
}

/** Measures one more page of a list. */
export async function measurePage(browser: Browser, url: string) {
  await using measured = await openList(browser, url);
  await measured.page.waitForSelector('#root img');
  return await costOfPage(measured);
}

/** Measures how much script a change of the whole list takes, in a separate page. */
export async function measureChange(browser: Browser, url: string, change: Change) {
  await using measured = await openList(browser, url);
  await measured.page.waitForSelector('#root img');
  await settle(measured.page);
  const { script } = await costOf(measured, async () => {
    await measured.page.evaluate((name) => window.bench.change?.[name](), change);
    await settle(measured.page);
  });
  return script;
}

/** Measures the heap size of GIFs without a list in MB. */
export async function measureData(browser: Browser, url: string): Promise<number> {
  await using measured = await openList(browser, url);
  await settle(measured.page);
  return await measured.heap();
}

/** Measures an empty list whose first page is available immediately. */
export async function measureFirstTile(browser: Browser, url: string) {
  await using measured = await openList(browser, url);
  const loaded = await measured.page.waitForFunction(() => window.probes.firstLoad);
  const milliseconds = await loaded.jsonValue();
  return { 'ms from navigation to load': milliseconds ?? Number.NaN };
}

/** Scrolls through a list in 10 s, then again to find blank areas, because finding them takes script. */
export async function measureSweep(browser: Browser, url: string) {
  await using measured = await openList(browser, url);
  const { page } = measured;
  await page.waitForSelector('#root img');
  await settle(page);
  let fps = 0;
  const cost = await costOf(measured, async () => {
    ({ fps } = await page.evaluate(sweepThrough, { duration: SWEEP, looks: false }));
    await settle(page);
  });
  const { blank, mostBlank } = await page.evaluate(sweepThrough, { duration: SWEEP, looks: true });
  const shift = await page.evaluate(() => window.probes.shift);
  return {
    'script, ms CPU': cost.script,
    'style, ms CPU': cost.style,
    'main thread, ms CPU': cost.task,
    layouts: cost.layouts,
    'frames a second': fps,
    'viewport without a tile, %': blank,
    'in the worst frame, %': mostBlank,
    'layout shift': shift,
  };
}
