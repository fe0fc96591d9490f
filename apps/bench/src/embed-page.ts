/**
 * Measures the embed page as visitors and host pages get it.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-page.ts
 *
 * With `EMBED_BEFORE`, the path of another checkout whose embed was built, it measures that one too, in turn.
 */
import type { Browser } from '@playwright/test';
import { blogPost } from '../tools/blog-post.ts';
import { bytesToMove } from '../tools/bytes-to-move.ts';
import type { BenchedEmbed } from '../tools/embed-server.ts';
import { firstClick } from '../tools/first-click.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable, times } from '../tools/markdown.ts';
import { measureBuilds } from '../tools/measure-builds.ts';
import { scriptsRun } from '../tools/scripts-run.ts';
import { withPage } from '../tools/slow-page.ts';
import { median } from '../tools/statistics.ts';

/** GIFs that each figure is the median of. */
const GIFS = 3;
/** GIFs whose bytes are added up. */
const CATALOGUE = 12;
/** Frames on the host page, and how often that is measured. */
const FRAMES = 20;
const HOST_PAGES = 2;
const CPU_SLOWDOWN = 4;
/** ms that the visitor looks on and does nothing. */
const LOOKING_ON = 6000;

type Figures = Record<keyof typeof FIGURES, number>;

interface Figure {
  name: string;
  limit?: Limit;
  /** At most this share of what it was before. */
  share?: number;
  /** The earlier build cannot be compared: its client had run already, or it lost the click. */
  isNew?: true;
}

const FIGURES = {
  paint: { name: 'largest contentful paint, slow 4G, ms', limit: { most: 800 } },
  shift: { name: 'layout shift', limit: { most: 0 } },
  script: { name: 'script that a watcher runs, KB gzip', limit: { most: 4.3 } },
  prefetched: {
    name: 'first pointer to a click’s effect, page loaded, ms',
    limit: { most: 150 },
    isNew: true,
  },
  prefetchedDrawn: { name: 'until the client itself has drawn it, ms', isNew: true },
  cold: {
    name: 'the client itself, at the first paint on slow 4G, ms',
    limit: { most: 1200 },
    isNew: true,
  },
  bytes: { name: `until ${CATALOGUE} GIFs move, KB`, share: 0.25 },
  hostScript: { name: `script of ${FRAMES} frames on a host page, ms CPU`, share: 0.05 },
  hostBytes: { name: 'what they load, KB', share: 0.25 },
} satisfies Record<string, Figure>;

/** What a visitor sees while a page loads. These functions run in the page, so they use nothing from around them. */
interface PageSpeed {
  /** ms from navigation. */
  largestPaint: number;
  shift: number;
}

declare global {
  interface Window {
    paints: { largest: number; shift: number };
  }
}

/** To be run before anything else of the page. */
function observePaints(): void {
  const paints = { largest: Number.NaN, shift: 0 };
  window.paints = paints;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.shift += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Reads it all. */
function readPage(): PageSpeed {
  const { largest, shift } = window.paints;
  return { largestPaint: largest, shift };
}

/** Slow machine, slow line, nothing in the cache. */
const SLOW = { cpuSlowdown: CPU_SLOWDOWN, isLineSlow: true };

const speedOf = (browser: Browser, url: string) =>
  withPage(browser, SLOW, async (page) => {
    await page.addInitScript(observePaints);
    await page.goto(url);
    await page.waitForTimeout(LOOKING_ON);
    return page.evaluate(readPage);
  });

/** One after the other, so that none disturbs another. */
async function each<Item, Result>(
  items: readonly Item[],
  measure: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

async function measure(browser: Browser, { url, ids }: BenchedEmbed): Promise<Figures> {
  const pageOf = (id: string) => `${url}/embed/${id}`;
  const pages = ids.slice(0, GIFS).map(pageOf);
  // The service draws each file once, which is not to be measured.
  await each(ids.slice(0, CATALOGUE), (id) =>
    withPage(browser, {}, (page) => page.goto(pageOf(id), { waitUntil: 'networkidle' })),
  );
  const speeds = await each(pages, (page) => speedOf(browser, page));
  const prefetched = await each(pages, (url) =>
    firstClick(browser, url, { cpuSlowdown: CPU_SLOWDOWN }, (page) =>
      page.waitForLoadState('networkidle'),
    ),
  );
  const cold = await each(pages, (url) =>
    firstClick(browser, url, SLOW, (page) =>
      page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0),
    ),
  );
  const bytes = await each(ids.slice(0, CATALOGUE), (id) => bytesToMove(browser, pageOf(id), id));
  const framed = ids.slice(0, FRAMES).map(pageOf);
  const posts = await each(Array(HOST_PAGES).fill(framed), (urls) => blogPost(browser, urls));
  return {
    paint: median(speeds.map(({ largestPaint }) => largestPaint)),
    shift: median(speeds.map(({ shift }) => shift)),
    script: median(await each(pages, (page) => scriptsRun(browser, page))),
    prefetched: median(prefetched.map(({ answered }) => answered)),
    prefetchedDrawn: median(prefetched.map(({ drawn }) => drawn)),
    cold: median(cold.map(({ drawn }) => drawn)),
    bytes: bytes.reduce((sum, one) => sum + one, 0) / 1000,
    hostScript: median(posts.map(({ script }) => script)),
    hostBytes: median(posts.map(({ kilobytes }) => kilobytes)),
  };
}

const { before, now } = await measureBuilds(measure);
const rows = (Object.entries(FIGURES) as [keyof Figures, Figure][]).map(
  ([key, { name, limit, share, isNew }]) => {
    const most = share && before && before[key] * share;
    const bounds = limit ?? (most === undefined ? {} : { most });
    // Without the other build nobody knows.
    const shareText = most === undefined ? '' : `≤ ${100 * (share ?? 1)} % of before`;
    return [
      name,
      ...(before ? [isNew ? '' : figure(before[key])] : []),
      figure(now[key]),
      ...(before ? [isNew ? '' : times(now[key], before[key])] : []),
      verdict(name, now[key], bounds, limit ? undefined : shareText),
    ];
  },
);
console.log(
  `## Embed page

4 times slower CPU; slow 4G is 1.6 Mbit/s and 150 ms; nothing in the cache, 480 by 480 px; the median of ${GIFS} GIFs.
Script is what ran, by the browser's coverage, and not what was fetched for later. The click is on Pause, and
done once the GIF rests and the button says Play: the start script answers it by style alone. The client has drawn it
when it has taken over, and all else works. Bytes are those of the GIF's own pictures and films. The host page has its
frames one below the other, on the full machine and line, and nobody touches it.
`,
);
const head = before ? ['', 'before', 'Gifkit', '÷', 'limit'] : ['', 'Gifkit', 'limit'];
console.log(markdownTable(head, rows));
