/**
 * Measures what a person with a phone waits for: a page of 25 GIFs, 390 by 844 px in two columns with two device pixels
 * each, on slow 4G with the CPU 4 times slower, and without throttling; ours and the peer's alternating in Chromium.
 *
 *   node apps/bench/src/first.ts [rounds]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { alternate, figure, type Limit, markdownTable, verdict } from '../tools/figures.ts';
import { measureFirst } from '../tools/measure-first.ts';
import { servePages } from '../tools/page-server.ts';

const ROUNDS = Number(process.argv[2] ?? 3);

const SLOW = { cpu: 4, network: { latency: 150, throughput: 200_000 } };
const FAST = { cpu: 1 };

type Figures = Awaited<ReturnType<typeof measureFirst>>;

/** Limits as multiples of the peer's figures in the same run. */
type Limits = Partial<Record<keyof Figures, Limit>>;

const PAGES = ['peer', 'gifkit', 'auto', 'picker'] as const;
const TITLES = ['peer', 'Grid', 'Grid, auto', 'GifPicker'];

const SLOW_LIMITS: Partial<Record<(typeof PAGES)[number], Limits>> = {
  gifkit: {
    'first picture, ms': { most: 0.9 },
    'largest contentful paint, ms': { most: 0.75 },
    'all in view move, ms': { most: 1.05 },
    'media until then, KB': { most: 1.15 },
  },
  auto: {
    'first paint, ms': { most: 1 },
    'first picture, ms': { most: 0.7 },
    'largest contentful paint, ms': { most: 0.5 },
    'all in view move, ms': { most: 0.65 },
    'media until then, KB': { most: 0.35 },
  },
  picker: {
    'first picture, ms': { most: 0.75 },
    'largest contentful paint, ms': { most: 0.7 },
    'all in view move, ms': { most: 0.8 },
    'media until then, KB': { most: 0.5 },
  },
};
const FAST_LIMITS: typeof SLOW_LIMITS = { auto: { 'media until then, KB': { most: 0.7 } } };
/** Pixels per CSS pixel, where the line is fast. */
const SHARP: Limit = { least: 1.5 };

await using browser = await launchChromium();
await using pages = await servePages(PAGES.map((name) => `first/${name}`));

/** Measures all pages in turn and returns a table with a column per page and a row per figure. */
async function compare(title: string, on: typeof SLOW | typeof FAST, limits: typeof SLOW_LIMITS) {
  // The sandbox draws its pictures in round 0.
  const columns = await alternate(title, PAGES, { rounds: ROUNDS, first: 0 }, (name, round) =>
    measureFirst(browser, `${pages.url}/first/${name}`, round ? on : FAST),
  );
  const rows = (Object.keys(columns[0] ?? {}) as (keyof Figures)[]).map((figureName) => {
    const peers = columns[0]?.[figureName] ?? Number.NaN;
    const cells = columns.map((figures, index) => {
      const value = figures[figureName];
      if (index === 0) return figure(value);
      const page = PAGES[index] ?? 'peer';
      const name = `${figureName}, ${title}, ${page}, times the peer’s`;
      const limit = verdict(name, value / peers, limits[page]?.[figureName] ?? {});
      return `${figure(value)} (${figure(value / peers)}${limit && `, ${limit}`})`;
    });
    return [figureName, ...cells];
  });
  return { columns, table: markdownTable(['', ...TITLES], rows) };
}

const slow = await compare('slow 4G', SLOW, SLOW_LIMITS);
const fast = await compare('fast line', FAST, FAST_LIMITS);
const sharpness = fast.columns[PAGES.indexOf('auto')]?.['file pixels per CSS pixel'] ?? Number.NaN;
const sharp = verdict('file pixels per CSS pixel, auto, fast line', sharpness, SHARP);
console.log(`## First screen on a phone

A page of 25 GIFs in two columns, 390 by 844 px with two device pixels each, built by Vite; the median of ${ROUNDS} alternating runs
in Chromium ${browser.version()}. In brackets, the multiple of the peer's figure, \`@giphy/react-components\` 10.1.2, and its limit.
The picker is inline, with KLIPY's API.

### Slow 4G (1.6 Mbit/s, 150 ms), CPU 4 times slower

${slow.table}

### Without throttling

${fast.table}

With \`media="auto"\`, files have ${figure(sharpness)} pixels per CSS pixel there; limit ${sharp}.`);
