import type { Browser } from '@playwright/test';
import { type MeasuredPage, openMeasuredPage } from './bench-browser.ts';
import { countElements, installProbes, scrollThrough } from './page-probes.ts';
import type { PageName } from './page-server.ts';

/** What is measured of a grid that holds a number of GIFs. */
export interface GridFigures {
  elements: number;
  /** MB. */
  heap: number;
  /** ms of CPU time for one further page of 25. */
  script: number;
  /** ms of CPU time for one further page of 25, style, layout and painting included. */
  task: number;
  fps: number;
  longTasks: number;
  observers: number;
}

const APPENDED_PAGES = 3;
const SCROLL_DURATION = 10_000; // ms
const SETTLE = 800; // ms

const settle = ({ page }: MeasuredPage) => page.waitForTimeout(SETTLE);

/** Appends one page of GIFs at the end and gives what that cost the main thread. */
async function appendPage(
  measured: MeasuredPage,
  scroller: string,
): Promise<{ script: number; task: number }> {
  const { page, mainThread } = measured;
  const box = page.locator(scroller);
  // Some lists do not know how long they are until their end is in view.
  await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      if (element) element.scrollTop = element.scrollHeight;
      return window.bench.waiting > 0;
    },
    scroller,
    { timeout: 60_000, polling: 100 },
  );
  await settle(measured);
  const before = await mainThread();
  const height = await box.evaluate((element) => {
    window.bench.release();
    return element.scrollHeight;
  });
  await page.waitForFunction(
    ([selector, last]) => (document.querySelector(selector)?.scrollHeight ?? 0) > last,
    [scroller, height] as const,
  );
  await settle(measured);
  const after = await mainThread();
  return { script: after.script - before.script, task: after.task - before.task };
}

async function openGrid(browser: Browser, url: string): Promise<MeasuredPage> {
  const measured = await openMeasuredPage(browser);
  await measured.page.addInitScript(installProbes);
  await measured.page.goto(url, { timeout: 120_000 });
  await measured.page.waitForFunction(() => 'bench' in window, undefined, { timeout: 120_000 });
  return measured;
}

export interface MeasuredGrid {
  url: string;
  name: PageName;
  /** How many it has from the start. */
  gifs: number;
  /** A selector of what scrolls. @default 'html' */
  scroller?: string;
  /** Of the page's URL, besides. */
  query?: string;
}

/** A grid, or what has one in it. */
export async function measureGrid(
  browser: Browser,
  { url, name, gifs, scroller = 'html', query = '' }: MeasuredGrid,
): Promise<GridFigures> {
  const measured = await openGrid(browser, `${url}/${name}?${query}&gifs=${gifs}`);
  const { page } = measured;
  await page.waitForSelector('#root img', { timeout: 120_000 });
  await settle(measured);
  const elements = await page.evaluate(countElements, scroller);

  let script = 0;
  let task = 0;
  for (let appended = 0; appended < APPENDED_PAGES; appended += 1) {
    const cost = await appendPage(measured, scroller);
    script += cost.script / APPENDED_PAGES;
    task += cost.task / APPENDED_PAGES;
  }

  const { fps, longTasks } = await page.evaluate(scrollThrough, {
    scroller,
    duration: SCROLL_DURATION,
  });
  await settle(measured);
  const heap = await measured.heap();
  const observers = await page.evaluate(() => window.probes.observers.size);
  await measured.close();
  return { elements, heap, script, task, fps, longTasks, observers };
}

/** MB that as many GIFs take without a grid. */
export async function measureData(browser: Browser, url: string, gifs: number): Promise<number> {
  const measured = await openGrid(browser, `${url}/data?gifs=${gifs}`);
  await settle(measured);
  const heap = await measured.heap();
  await measured.close();
  return heap;
}

/** ms from navigation to the first picture of an empty grid whose first page is at hand. */
export async function measureFirstGif(
  browser: Browser,
  url: string,
  name: PageName,
  query = '',
): Promise<number> {
  const measured = await openGrid(browser, `${url}/${name}?${query}&gifs=0&open`);
  const loaded = await measured.page.waitForFunction(() => window.probes.firstLoad);
  const milliseconds = await loaded.jsonValue();
  await measured.close();
  return milliseconds ?? Number.NaN;
}
