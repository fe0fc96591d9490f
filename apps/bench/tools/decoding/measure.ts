import { readFile } from 'node:fs/promises';
import { type BrowserServer, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../../e2e/settings.ts';
import { findChromium } from '../../../../scripts/chromium.ts';
import { childrenOf, cpuSeconds } from '../process-time.ts';
import type { Format } from './films.ts';
import { VIEWPORT } from './server.ts';

/** What a page of tiles costs. */
export interface Decoding {
  /** Of the files. */
  kilobytes: number;
  /** Percent of one core, of all processes of the browser, while the tiles are in view. */
  inView: number;
  /** The same while they are scrolled out of view and back. */
  scrolling: number;
  /** Frames of the page in a second. */
  fpsInView: number;
  fpsScrolling: number;
  /** Percent of the films' frames that were shown in view; NaN for pictures, which do not tell. */
  shown: number;
  /** MB, of all processes of the browser, over an empty page in the same browser. */
  memory: number;
}

/** ms of each part. */
export const DURATION = 10_000;
const SETTLE = 2000;

/** Counts frames for a while, and scrolls up and down if told so. It runs in the page. */
async function watch({ duration, scrolls }: { duration: number; scrolls: boolean }) {
  const films = [...document.querySelectorAll('video')];
  const read = () =>
    films.map((film) => {
      const { totalVideoFrames: all, droppedVideoFrames: dropped } = film.getVideoPlaybackQuality();
      return { all, dropped };
    });
  const before = read();
  const began = performance.now();
  const middle = (document.documentElement.scrollHeight - window.innerHeight) / 2;
  let frames = 0;
  await new Promise<void>((resolve) => {
    const step = () => {
      const passed = performance.now() - began;
      frames += 1;
      if (scrolls) window.scrollTo(0, middle * (1 + Math.sin((passed / 5000) * 2 * Math.PI)));
      if (passed < duration) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  const after = read();
  const grown = (key: 'all' | 'dropped') =>
    after.reduce((total, one, index) => total + one[key] - (before[index]?.[key] ?? 0), 0);
  const seconds = (performance.now() - began) / 1000;
  return { fps: frames / seconds, seconds, shown: 100 * (1 - grown('dropped') / grown('all')) };
}

/** A process and all that it has started, directly or not. */
async function treeOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  const below = await Promise.all(children.map(treeOf));
  return [pid, ...below.flat()];
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

/** Seconds of CPU time that a process and those below it have taken; those that have ended are left out. */
async function treeCpuSeconds(pid: number): Promise<number> {
  const pids = await treeOf(pid);
  return sum(await Promise.all(pids.map((one) => cpuSeconds(one).catch(() => 0))));
}

/** MB, of a process; what it shares with others counts in parts (PSS, proc(5)). */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1000;
}

/** MB of memory that a process and those below it have. */
async function treeMemory(pid: number): Promise<number> {
  return sum(await Promise.all((await treeOf(pid)).map(memoryOf)));
}

/** Percent of one core that the browser took while something happened, and the result of that. */
async function withCpu<Result extends { seconds: number }>(
  server: BrowserServer,
  happen: () => Promise<Result>,
): Promise<Result & { cpu: number }> {
  const pid = server.process().pid ?? Number.NaN;
  const before = await treeCpuSeconds(pid);
  const result = await happen();
  const cpu = (100 * ((await treeCpuSeconds(pid)) - before)) / result.seconds;
  return { ...result, cpu };
}

const allThere = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.images].every(({ complete }) => complete) &&
      [...document.querySelectorAll('video')].every(({ currentTime }) => currentTime > 0),
    undefined,
    { timeout: 60_000 },
  );

export interface Tiles {
  url: string;
  format: Format;
  count: number;
  takeBytes: () => number;
}

/** Shows tiles in a browser of their own, so that nothing is left of those before. */
export async function measureDecoding({ url, format, count, takeBytes }: Tiles): Promise<Decoding> {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
  });
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(`${url}/?format=${format}&count=0`);
    await page.waitForTimeout(SETTLE);
    const empty = await treeMemory(server.process().pid ?? Number.NaN);
    takeBytes();
    await page.goto(`${url}/?format=${format}&count=${count}`);
    await page.evaluate((top) => window.scrollTo(0, top), VIEWPORT.height);
    await allThere(page);
    await page.waitForTimeout(SETTLE);
    const options = { duration: DURATION, scrolls: false };
    const still = await withCpu(server, () => page.evaluate(watch, options));
    const memory = await treeMemory(server.process().pid ?? Number.NaN);
    const moved = await withCpu(server, () => page.evaluate(watch, { ...options, scrolls: true }));
    return {
      kilobytes: takeBytes() / 1000,
      inView: still.cpu,
      scrolling: moved.cpu,
      fpsInView: still.fps,
      fpsScrolling: moved.fps,
      shown: still.shown,
      memory: memory - empty,
    };
  } finally {
    await server.close();
  }
}
