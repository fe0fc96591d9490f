/**
 * Measures our picker, 420 px wide and 460 px high, with 10,000 GIFs, beside our grid in a page of its own, 900 px
 * wide with 3 columns: pages of 25 from memory, in Chromium, by turns, the median of three.
 *
 *   node apps/bench/src/picker.ts [gifs]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { FIGURES, KEYS } from '../tools/grid-limits.ts';
import { verdict } from '../tools/limits.ts';
import { figure, markdownTable, times } from '../tools/markdown.ts';
import { type GridFigures, measureData, measureGrid } from '../tools/measure-grid.ts';
import { servePages } from '../tools/page-server.ts';
import { median } from '../tools/statistics.ts';

const RUNS = 3;
const GIFS = Number(process.argv[2] ?? 10_000);
const SCROLLER = '.giphy-picker-results';

const browser = await launchChromium();
const { url, close } = await servePages();
const runs: Record<'picker' | 'gifkit', GridFigures[]> = { picker: [], gifkit: [] };
const data: number[] = [];
try {
  for (let run = 1; run <= RUNS; run += 1) {
    console.error(`${GIFS} GIFs, run ${run} of ${RUNS}`);
    data.push(await measureData(browser, url, GIFS));
    const gifs = GIFS;
    runs.picker.push(await measureGrid(browser, { url, name: 'picker', gifs, scroller: SCROLLER }));
    runs.gifkit.push(await measureGrid(browser, { url, name: 'gifkit', gifs }));
  }
} finally {
  await browser.close();
  close();
}

const rows = KEYS.map((key) => {
  const { name, limit } = FIGURES[key];
  const without = key === 'heap' ? median(data) : 0;
  const of = (page: keyof typeof runs) => median(runs[page].map((run) => run[key])) - without;
  const [picker, grid] = [of('picker'), of('gifkit')];
  const held = verdict(name, picker, limit);
  return [name, figure(picker), held, figure(grid), times(picker, grid)];
});
const head = ['', 'picker', 'limit', 'grid', 'picker ÷ grid'];
console.log(`## Picker, with ${GIFS.toLocaleString('en')} GIFs

The data alone: ${figure(median(data))} MB. The grid is measured in the same run, in a page of its own.

${markdownTable(head, rows)}`);
