/**
 * Compares our grid with other virtualized lists and the peer's grid: the same GIFs, 900 px wide, 3 columns, the same
 * scrolling, in Chromium, alternating in one run, the median of the runs. The others show minimal tiles, `<a><img></a>`.
 *
 *   node apps/bench/src/lists.ts [--runs=3] [GIFs …]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { alternate, figure, type Limit, markdownTable, verdict } from '../tools/figures.ts';
import {
  measureData,
  measureFirstTile,
  measureList,
  measureSweep,
} from '../tools/measure-lists.ts';
import { servePages } from '../tools/page-server.ts';

interface List {
  name: string;
  page: string;
  /** Maximum number of GIFs; more would take minutes. */
  most?: number;
}

/** Ours and TanStack's come first, because one is compared with the other. */
const LISTS: readonly List[] = [
  { name: 'Gifkit', page: 'gifkit' },
  { name: 'TanStack', page: 'tanstack' },
  { name: 'masonic', page: 'masonic' },
  { name: 'peer', page: 'peer', most: 5000 },
];
/** GIFs scrolled through in 10 s: as fast as one looks, and as fast as one can. */
const LOOKED_AT = 250;
const SWEPT = 2500;
const args = process.argv.slice(2);
const RUNS = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 3);
const asked = args.filter((arg) => !arg.startsWith('--')).map(Number);
const SIZES = asked.length ? asked : [1000, 5000, 50_000];

await using browser = await launchChromium();
await using pages = await servePages([...LISTS.map(({ page }) => page), 'tiles']);
const { url } = pages;

const tables: string[] = [];

/** Measures all lists in turn and adds a table with a column per list and a row per figure. */
async function compare<Figures extends Record<string, number>>(
  title: string,
  measure: (page: string) => Promise<Figures>,
  lists: readonly List[] = LISTS,
): Promise<Figures[]> {
  const names = lists.map(({ page }) => page);
  const columns = await alternate(title, names, { rounds: RUNS }, (page) =>
    measure(`${url}/${page}`),
  );
  const rows = Object.keys(columns[0] ?? {}).map((name) => [
    name,
    ...columns.map((figures) => figure(figures[name] ?? Number.NaN)),
  ]);
  const head = ['', ...lists.map(({ name }) => name)];
  tables.push(`### ${title}\n\n${markdownTable(head, rows)}`);
  return columns;
}

const limits: string[][] = [];
/** Adds a limit of our list relative to TanStack's with bare tiles in the same run. */
function hold(name: string, value: number, limit: Limit): void {
  limits.push([name, figure(value), verdict(name, value, limit)]);
}

/** Scrolls through the lists. Returns the figures of ours and of TanStack's. */
async function sweep(gifs: number) {
  const title = `Scrolling through ${gifs.toLocaleString('en')} GIFs in 10 s`;
  const [ours, bare] = await compare(title, (page) =>
    measureSweep(browser, `${page}?gifs=${gifs}`),
  );
  if (!ours || !bare) throw new Error('There are two lists');
  return [ours, bare] as const;
}

// Warm-up: the first page of a browser takes longer than later ones.
await measureSweep(browser, `${url}/gifkit?gifs=${SWEPT}`);
const [calm, calmBare] = await sweep(LOOKED_AT);
const script = calm['script, ms CPU'] / calmBare['script, ms CPU'];
hold(`script for ${LOOKED_AT} GIFs, times TanStack’s`, script, { most: 1.4 });
hold(`layouts for ${LOOKED_AT} GIFs`, calm.layouts, { most: 250 });
const [ours, tanstack] = await sweep(SWEPT);
const times = (key: keyof typeof ours) => ours[key] / tanstack[key];
hold('script, times TanStack’s', times('script, ms CPU'), { most: 1.2 });
// Per frame: on a slow machine, the lists show different numbers of frames and mount different tiles.
const style = times('style, ms CPU') / times('frames a second');
hold('style in a frame, times TanStack’s', style, { most: 1.5 });
hold('frames, times TanStack’s', times('frames a second'), { least: 55 / 60 });
// 2 % are gutters.
hold('viewport without a tile, %', ours['viewport without a tile, %'], { most: 4 });
hold('layout shift', ours['layout shift'], { most: 0 });
for (const gifs of SIZES) {
  // This page shows no list until it is asked to.
  const data = await measureData(browser, `${url}/tiles?gifs=${gifs}`);
  const title = `${gifs.toLocaleString('en')} GIFs`;
  const scripts = await compare(
    title,
    (page) => measureList(browser, `${page}?gifs=${gifs}`, data),
    LISTS.filter(({ most = gifs }) => gifs <= most),
  ).then((all) => all.map((figures) => figures['script for one more page, ms CPU']));
  const [ours = Number.NaN, tanstack = Number.NaN] = scripts;
  const name = `script for one more page of ${title}, times TanStack’s`;
  hold(name, ours / tanstack, { most: 1.4 });
}
await compare('First tile', (page) => measureFirstTile(browser, `${page}?gifs=0&open`));
tables.push(`### Limits\n\n${markdownTable(['', 'Gifkit', 'limit'], limits)}`);
console.log(`## Grid compared with virtualized lists

The same GIFs, 900 px wide in 3 columns, in Chromium ${browser.version()}; the median of ${RUNS} alternating runs. The other lists
show bare tiles, \`<a><img></a>\`. The peer is \`@giphy/react-components\` 10.1.2.

${tables.join('\n\n')}`);
