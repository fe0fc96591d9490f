/**
 * Measures our grid beside the windowed lists that an engineer would take in its place, and the peer's grid:
 * the same GIFs, 900 px wide, 3 columns, the same scrolling, in Chromium, by turns in one run, the median of the
 * runs. The others show the least that a tile can be, `<a><img></a>`; TanStack Virtual shows our `Gif`, too.
 *
 *   node apps/bench/src/lists.ts [--runs=3] [GIFs …]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { bundleSize } from '../tools/bundle-size.ts';
import { pageVerdict, sweepVerdicts } from '../tools/list-limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import {
  type GridFigures,
  measureData,
  measureFirstGif,
  measureGrid,
} from '../tools/measure-grid.ts';
import { measureSweep, type SweepFigures } from '../tools/measure-sweep.ts';
import { type PageName, servePages } from '../tools/page-server.ts';
import { medians } from '../tools/statistics.ts';

interface List {
  name: string;
  page: PageName;
  /** Shows our `Gif`. */
  isOurs?: boolean;
  entry?: string;
  /** GIFs, at most: with more it takes minutes. */
  most?: number;
}

const LISTS: readonly List[] = [
  { name: 'Gifkit', page: 'gifkit', entry: 'grid' },
  { name: 'TanStack', page: 'tanstack', entry: 'tanstack' },
  { name: 'TanStack with `Gif`', page: 'tanstack', isOurs: true },
  { name: 'masonic', page: 'masonic', entry: 'masonic' },
  { name: 'virtua', page: 'virtua', entry: 'virtua' },
  { name: 'peer', page: 'peer', entry: 'peer-grid', most: 5000 },
];
const SWEPT = 2500;
/** Why a sweep costs less than its tiles do. */
const RUSHED = `Some 24 heights of the view a second: nobody sees a tile for longer than two frames. From 10 heights on
our grid mounts boxes in the colors of the GIFs, without picture, observers and handlers, which become tiles as soon
as it is slower. A \`Gif\` in another list does not know how fast that is scrolled.`;
const EXTERNAL = [/^react(-dom)?($|\/)/, /^styled-components$/];

const args = process.argv.slice(2);
const RUNS = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 3);
const asked = args.filter((arg) => !arg.startsWith('--')).map(Number);
const SIZES = asked.length ? asked : [1000, 5000, 50_000];

const browser = await launchChromium();
const { url, close } = await servePages();
const queryOf = ({ isOurs }: List): string => (isOurs ? 'ours' : '');

/** What a measurement gives; nothing where it fails or hangs for two minutes, which Chromium does at times. */
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

/** The medians of each list that was measured. */
async function measureAll<Figures extends object>(
  title: string,
  measure: (list: List) => Promise<Figures>,
  lists: readonly List[] = LISTS,
): Promise<Map<List, Figures | undefined>> {
  const runs = new Map(lists.map((list) => [list, [] as Figures[]]));
  for (let run = 1; run <= RUNS; run += 1) {
    for (const list of lists) {
      console.error(`${title}, run ${run} of ${RUNS}, ${list.name}`);
      const figures = await inTime(measure(list));
      if (figures) runs.get(list)?.push(figures);
    }
  }
  return new Map(lists.map((list) => [list, medians(runs.get(list) ?? [])]));
}

/** One column for each list, one row for each figure; what was not measured stays empty. */
function table<Figures extends object>(
  title: string,
  names: Record<string, (figures: Figures) => number>,
  measured: Map<List, Figures | undefined>,
): string {
  const rows = Object.entries(names).map(([name, read]) => [
    name,
    ...Array.from(measured.values(), (figures) => (figures ? figure(read(figures)) : '–')),
  ]);
  const head = ['', ...Array.from(measured.keys(), ({ name }) => name)];
  return `### ${title}\n\n${markdownTable(head, rows)}`;
}

const sweep = (list: List) =>
  measureSweep(browser, `${url}/${list.page}?${queryOf(list)}&gifs=${SWEPT}`);

try {
  // Not counted: the first page of a browser takes longer than all that follow.
  await inTime(sweep({ name: 'Gifkit', page: 'gifkit' }));
  const title = `Scrolling through ${SWEPT.toLocaleString('en')} GIFs in 10 s`;
  const swept = await measureAll(title, sweep);
  const [ours, tanstack] = LISTS.map((list) => swept.get(list));
  const tables = [
    table<SweepFigures>(
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
    ),
  ];
  if (ours && tanstack) tables.push(sweepVerdicts(ours, tanstack));
  tables.push(RUSHED);
  for (const gifs of SIZES) {
    const data = await measureData(browser, url, gifs);
    const title = `${gifs.toLocaleString('en')} GIFs`;
    const measured = await measureAll(
      title,
      (list) => measureGrid(browser, { url, name: list.page, gifs, query: queryOf(list) }),
      LISTS.filter(({ most = gifs }) => gifs <= most),
    );
    tables.push(
      table<GridFigures>(
        title,
        {
          'elements, at most': ({ elements }) => elements,
          'heap over the data, MB': ({ heap }) => heap - data,
          'script for one more page, ms CPU': ({ script }) => script,
          'main thread for one more page, ms CPU': ({ task }) => task,
        },
        measured,
      ),
    );
    const [ours, tanstack] = LISTS.map((list) => measured.get(list));
    if (ours && tanstack) tables.push(pageVerdict(ours, tanstack, gifs));
  }
  const sized = LISTS.filter(({ entry }) => entry);
  const sizes = await Promise.all(sized.map(({ entry = '' }) => bundleSize(entry, EXTERNAL)));
  const first = await measureAll('First tile', async (list) => ({
    ms: await measureFirstGif(browser, url, list.page, queryOf(list)),
  }));
  tables.push(
    table('First tile', { 'ms from navigation to its load': ({ ms }) => ms }, first),
    `### Size\n\n${markdownTable(
      ['', ...sized.map(({ name }) => name)],
      [['KB gzip', ...sizes.map(({ script }) => figure(script / 1000))]],
    )}`,
  );
  console.log(`## Grid, beside windowed lists\n\n${tables.join('\n\n')}`);
} finally {
  await browser.close();
  close();
}
