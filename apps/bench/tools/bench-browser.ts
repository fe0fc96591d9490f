import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../e2e/settings.ts';
import { findChromium } from '../../../scripts/chromium.ts';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });

/** What the main thread of a page has done since it was opened, in ms of CPU time. */
export interface MainThread {
  script: number;
  /** Finding out which styles apply. */
  style: number;
  /** Everything: script, style, layout, painting. */
  task: number;
}

/** A page with the protocol that browsers' own tools speak. */
export interface MeasuredPage {
  page: Page;
  mainThread: () => Promise<MainThread>;
  /** Listeners of events that the page has. */
  listeners: () => Promise<number>;
  /** MB of JavaScript objects that are left after a collection. */
  heap: () => Promise<number>;
  close: () => Promise<void>;
}

const MEGABYTE = 1_000_000;

async function readMetrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

async function readMainThread(cdp: CDPSession): Promise<MainThread> {
  const metric = await readMetrics(cdp);
  const milliseconds = (name: string) => metric(name) * 1000;
  return {
    script: milliseconds('ScriptDuration'),
    style: milliseconds('RecalcStyleDuration'),
    task: milliseconds('TaskDuration'),
  };
}

async function readHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MEGABYTE;
}

/** Opens an empty page in a profile of its own. */
export async function openMeasuredPage(browser: Browser): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // CPU time: wall time swings by a factor of two on a machine that has other work.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    mainThread: () => readMainThread(cdp),
    listeners: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await readMetrics(cdp))('JSEventListeners');
    },
    heap: () => readHeap(cdp),
    close: () => context.close(),
  };
}
