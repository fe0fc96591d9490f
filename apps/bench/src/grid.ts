/**
 * Measures our grid beside the peer's, @giphy/react-components 10.1.2 from npm: 900 px wide, 3 columns,
 * pages of 25 from memory, in Chromium. Both in one run, by turns, the median of three, of nine for the first GIF.
 *
 *   node apps/bench/src/grid.ts [gifs …]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { FIGURES, KEYS } from '../tools/grid-limits.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable, times } from '../tools/markdown.ts';
import {
  type GridFigures,
  measureData,
  measureFirstGif,
  measureGrid,
} from '../tools/measure-grid.ts';
import { servePages } from '../tools/page-server.ts';
import { median, medians } from '../tools/statistics.ts';

const RUNS = 3;
/** Each takes half a second, and one of three is often slow. */
const FIRST_GIF_RUNS = 9;
const asked = process.argv.slice(2).map(Number);
const SIZES = asked.length ? asked : [100, 1000, 5000, 50_000];
/** The peer takes minutes for more. */
const PEER_LIMIT = 5000;

const HEAP_LIMITED_TO = 5000;
const HEAP_LIMIT: Limit = { most: 3 };
const FIRST_GIF_LIMIT: Limit = { most: 1.6 };

const limitOf = (key: keyof GridFigures, gifs: number): Limit =>
  key === 'heap' && gifs <= HEAP_LIMITED_TO ? HEAP_LIMIT : FIGURES[key].limit;

/** The median of each figure, the heap without the data. */
function summarize(runs: readonly GridFigures[], data: number): GridFigures | undefined {
  const figures = medians(runs);
  return figures && { ...figures, heap: figures.heap - data };
}

const browser = await launchChromium();
const { url, close } = await servePages();

async function compareFirstGif(): Promise<string> {
  const runs: Record<'plain' | 'gifkit' | 'peer', number[]> = { plain: [], gifkit: [], peer: [] };
  const names = Object.keys(runs) as (keyof typeof runs)[];
  for (let run = 0; run < FIRST_GIF_RUNS; run += 1) {
    for (const name of names) runs[name].push(await measureFirstGif(browser, url, name));
  }
  const plain = median(runs.plain);
  const row = (label: string, name: keyof typeof runs, limit: Limit) => [
    label,
    figure(median(runs[name])),
    times(median(runs[name]), plain),
    verdict(`first GIF, times ${label}`, median(runs[name]) / plain, limit),
  ];
  const head = ['', 'ms from navigation to its load', 'times the plain image', 'limit'];
  const rows = [
    row('a plain image', 'plain', {}),
    row('Gifkit', 'gifkit', FIRST_GIF_LIMIT),
    row('peer', 'peer', {}),
  ];
  return `### First GIF\n\n${markdownTable(head, rows)}`;
}

async function compareGrids(gifs: number): Promise<string> {
  const runs: Record<'gifkit' | 'peer', GridFigures[]> = { gifkit: [], peer: [] };
  const names = gifs > PEER_LIMIT ? (['gifkit'] as const) : (['gifkit', 'peer'] as const);
  const data: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    data.push(await measureData(browser, url, gifs));
    for (const name of names) {
      console.error(`${gifs} GIFs, run ${run} of ${RUNS}, ${name}`);
      runs[name].push(await measureGrid(browser, { url, name, gifs }));
    }
  }
  const ours = summarize(runs.gifkit, median(data));
  const peer = summarize(runs.peer, median(data));
  if (!ours) throw new Error(`The grid with ${gifs} GIFs was not measured.`);
  const rows = KEYS.map((key) => {
    const { name } = FIGURES[key];
    const limit = limitOf(key, gifs);
    const held = verdict(`${gifs} GIFs, ${name}`, ours[key], limit);
    const beside = peer ? [figure(peer[key]), times(peer[key], ours[key])] : [];
    return [name, figure(ours[key]), held, ...beside];
  });
  const head = ['', 'Gifkit', 'limit', ...(peer ? ['peer', 'peer ÷ Gifkit'] : [])];
  const title = `### ${gifs.toLocaleString('en')} GIFs`;
  return `${title}\n\nThe data alone: ${figure(median(data))} MB.\n\n${markdownTable(head, rows)}`;
}

try {
  const tables = [await compareFirstGif()];
  for (const gifs of SIZES) tables.push(await compareGrids(gifs));
  console.log(`## Grid, beside @giphy/react-components 10.1.2\n\n${tables.join('\n\n')}`);
} finally {
  await browser.close();
  close();
}
