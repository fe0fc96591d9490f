/**
 * Measures our grid beside windowed lists of others and the peer's grid: the same GIFs, 900 px wide, 3 columns, the
 * same scrolling, in Chromium, by turns in one run, the median of the runs. The others show the least that a tile can
 * be, `<a><img></a>`; TanStack Virtual shows our `Gif` as well.
 *
 *   node apps/bench/src/lists.ts [--runs=3] [GIFs …]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { bundleSize } from '../tools/bundle-size.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import {
  type ListFigures,
  measureData,
  measureFirstTile,
  measureList,
  measureSweep,
  type SweepFigures,
} from '../tools/measure-lists.ts';
import { servePages } from '../tools/page-server.ts';
import { medians } from '../tools/statistics.ts';

interface List {
  name: string;
  /** Path of its page. */
  page: string;
  /** Module that a site would bundle for it. */
  code?: string;
  /** GIFs, at most: with more it takes minutes. */
  most?: number;
}

const OURS: List = {
  name: 'Gifkit',
  page: 'gifkit?',
  code: "export { Grid } from '@gifkit/react-components'",
};
const TANSTACK: List = {
  name: 'TanStack',
  page: 'tanstack?',
  code: "export { useWindowVirtualizer } from '@tanstack/react-virtual'",
};
const LISTS: readonly List[] = [
  OURS,
  TANSTACK,
  { name: 'TanStack with `Gif`', page: 'tanstack?ours' },
  { name: 'masonic', page: 'masonic?', code: "export { Masonry } from 'masonic'" },
  { name: 'virtua', page: 'virtua?', code: "export { WindowVirtualizer } from 'virtua'" },
  {
    name: 'peer',
    page: 'peer?',
    code: "export { Grid } from '@giphy/react-components'",
    most: 5000,
  },
];
const SWEPT = 2500;
/** % of the viewport that is gutters. */
const GUTTERS = 2;
/** Compared with TanStack's list of bare tiles in the same run. */
const SWEEP_LIMITS: readonly (readonly [
  name: string,
  read: (ours: SweepFigures, tanstack: SweepFigures) => number,
  limit: Limit,
])[] = [
  ['script, times TanStack’s', (ours, { script }) => ours.script / script, { most: 1.2 }],
  [
    // Of a frame: on a slow machine the lists show different numbers of them, and each mounts other tiles.
    'style in a frame, times TanStack’s',
    (ours, tanstack) => ours.style / ours.fps / (tanstack.style / tanstack.fps),
    { most: 1.5 },
  ],
  ['frames, of each that TanStack shows', (ours, { fps }) => ours.fps / fps, { least: 55 / 60 }],
  ['viewport without a tile, gutters included, %', ({ blank }) => blank, { most: GUTTERS + 2 }],
  ['layout shift', ({ shift }) => shift, { most: 0 }],
];
const PAGE_LIMIT: Limit = { most: 1.4 };

const args = process.argv.slice(2);
const RUNS = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 3);
const asked = args.filter((arg) => !arg.startsWith('--')).map(Number);
const SIZES = asked.length ? asked : [1000, 5000, 50_000];

const browser = await launchChromium();
const { url, close } = await servePages();

/** Gives up on a measurement that fails or hangs for two minutes, as Chromium does at times. */
async function inTime<Figures>(measured: Promise<Figures>): Promise<Figures | undefined> {
  const closePages = () => Promise.all(browser.contexts().map((context) => context.close()));
  const timer = setTimeout(closePages, 120_000);
  try {
    return await measured;
  } catch (error) {
    console.error(error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

type Measured<Figures> = ReadonlyMap<List, Figures | undefined>;

/** The medians of each list. */
async function measureAll<Figures extends object>(
  title: string,
  measure: (page: string) => Promise<Figures>,
  lists: readonly List[] = LISTS,
): Promise<Measured<Figures>> {
  const runs = new Map(lists.map((list) => [list, [] as Figures[]]));
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [list, figures] of runs) {
      console.error(`${title}, run ${run} of ${RUNS}, ${list.name}`);
      const one = await inTime(measure(`${url}/${list.page}`));
      if (one) figures.push(one);
    }
  }
  return new Map(lists.map((list) => [list, medians(runs.get(list) ?? [])]));
}

/** One column for each list, one row for each figure; – for what was not measured. */
function table<Figures extends object>(
  title: string,
  names: Record<string, (figures: Figures) => number>,
  measured: Measured<Figures>,
): string {
  const rows = Object.entries(names).map(([name, read]) => [
    name,
    ...Array.from(measured.values(), (figures) => (figures ? figure(read(figures)) : '–')),
  ]);
  const head = ['', ...Array.from(measured.keys(), ({ name }) => name)];
  return `### ${title}\n\n${markdownTable(head, rows)}`;
}

/** Rows of our limits beside TanStack. */
function limitTable<Figures>(
  title: string,
  limits: readonly (readonly [string, (ours: Figures, tanstack: Figures) => number, Limit])[],
  measured: Measured<Figures>,
): string {
  const [ours, tanstack] = [measured.get(OURS), measured.get(TANSTACK)];
  if (!ours || !tanstack) return '';
  const rows = limits.map(([name, read, limit]) => {
    const value = read(ours, tanstack);
    return [name, figure(value), verdict(`${title}, ${name}`, value, limit)];
  });
  return markdownTable(['', 'Gifkit', 'limit'], rows);
}

try {
  const sweep = (page: string) => measureSweep(browser, `${page}&gifs=${SWEPT}`);
  // Not counted: the first page of a browser takes longer than all that follow.
  await inTime(sweep(`${url}/${OURS.page}`));
  const title = `Scrolling through ${SWEPT.toLocaleString('en')} GIFs in 10 s`;
  const swept = await measureAll(title, sweep);
  const sweepTable = table<SweepFigures>(
    title,
    {
      'script, ms CPU': ({ script }) => script,
      'style, ms CPU': ({ style }) => style,
      'main thread, ms CPU': ({ task }) => task,
      'frames a second': ({ fps }) => fps,
      'viewport without a tile, %': ({ blank }) => blank,
      'in the worst frame, %': ({ mostBlank }) => mostBlank,
      'layout shift': ({ shift }) => shift,
    },
    swept,
  );
  const tables = [sweepTable, limitTable(title, SWEEP_LIMITS, swept)];
  for (const gifs of SIZES) {
    const data = await measureData(browser, `${url}/data?gifs=${gifs}`);
    const title = `${gifs.toLocaleString('en')} GIFs`;
    const measured = await measureAll(
      title,
      (page) => measureList(browser, `${page}&gifs=${gifs}`),
      LISTS.filter(({ most = gifs }) => gifs <= most),
    );
    tables.push(
      table<ListFigures>(
        title,
        {
          'elements, at most': ({ elements }) => elements,
          'heap over the data, MB': ({ heap }) => heap - data,
          'script for one more page, ms CPU': ({ script }) => script,
          'main thread for one more page, ms CPU': ({ task }) => task,
        },
        measured,
      ),
      limitTable<ListFigures>(
        title,
        [
          [
            'script for one more page, times TanStack’s',
            (ours, { script }) => ours.script / script,
            PAGE_LIMIT,
          ],
        ],
        measured,
      ),
    );
  }
  const first = await measureAll('First tile', async (page) => ({
    ms: await measureFirstTile(browser, `${page}&gifs=0&open`),
  }));
  tables.push(table('First tile', { 'ms from navigation to its load': ({ ms }) => ms }, first));
  const sized = LISTS.filter(({ code }) => code);
  const sizes = await Promise.all(sized.map(({ code = '' }) => bundleSize(code)));
  const sizeTable = markdownTable(
    ['', ...sized.map(({ name }) => name)],
    [['KB gzip', ...sizes.map((size) => figure(size / 1000))]],
  );
  tables.push(`### Size\n\n${sizeTable}`);
  console.log(`## Grid, beside windowed lists

The same GIFs, 900 px wide in 3 columns, in Chromium ${browser.version()}; the median of ${RUNS} runs by turns. The other lists
show bare tiles, \`<a><img></a>\`. Sizes are those of the production bundle without React and styled-components.

${tables.filter((text) => text !== '').join('\n\n')}`);
} finally {
  await browser.close();
  close();
}
