/**
 * Measures the cost of one tile: a hundred of our `Gif` in a list, and a hundred of the least that shows a GIF and
 * leads to its page, `<a><img>`, in the same list, by turns in the same page of Chromium, all of them in view.
 *
 *   node apps/bench/src/tiles.ts [rounds]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable, times } from '../tools/markdown.ts';
import { measureTiles, TILES, type TileFigures } from '../tools/measure-tiles.ts';
import { servePages } from '../tools/page-server.ts';
import { median } from '../tools/statistics.ts';

/** How much of a bare tile ours may cost. */
const LIMIT: Limit = { most: 2 };
const ROUNDS = Number(process.argv[2] ?? 21);

const COSTS: Record<string, (one: TileFigures) => number> = {
  'mounting, until its picture has loaded': ({ mount }) => mount,
  'rendering again': ({ update }) => update,
  unmounting: ({ unmount }) => unmount,
  'all three': ({ mount, update, unmount }) => mount + update + unmount,
};

const browser = await launchChromium();
const { url, close } = await servePages();
try {
  const figures = await measureTiles(browser, { url, rounds: ROUNDS });
  const rows = Object.entries(COSTS).map(([name, cost]) => {
    const [bare, gifkit] = [figures.bare, figures.gifkit].map(
      (all) => (median(all.map(cost)) / TILES) * 1000,
    ) as [number, number];
    const limit = name === 'all three' ? LIMIT : {};
    return [
      name,
      figure(bare),
      figure(gifkit),
      times(gifkit, bare),
      verdict(`${name}, times a bare tile`, gifkit / bare, limit),
    ];
  });
  console.log(`## One tile, beside a bare one

Script for each of ${TILES} tiles in view, µs CPU, in Chromium ${browser.version()}; the median of ${ROUNDS} rounds. Bare is \`<a><img></a>\`.

${markdownTable(['', 'bare', 'Gifkit', 'Gifkit ÷ bare', 'limit'], rows)}`);
} finally {
  await browser.close();
  close();
}
