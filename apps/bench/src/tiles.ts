/**
 * Measures what one tile costs: a hundred of our `Gif` in a list, and a hundred of the least that shows a GIF
 * and leads to its page, `<a><img>`, in the same list, by turns in the same page of Chromium. All of them are
 * in view. Script alone, in CPU time.
 *
 *   node apps/bench/src/tiles.ts [rounds]
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable, times } from '../tools/markdown.ts';
import { measureTiles, TILES, type TileFigures, type TileKind } from '../tools/measure-tiles.ts';
import { servePages } from '../tools/page-server.ts';
import { median } from '../tools/statistics.ts';

/** How much of a bare tile ours may cost. */
const LIMIT: Limit = { most: 2 };
const ROUNDS = Number(process.argv[2] ?? 21);

const browser = await launchChromium();
const { url, close } = await servePages();
try {
  const figures = await measureTiles(browser, { url, rounds: ROUNDS });
  const each = (kind: TileKind, cost: (one: TileFigures) => number) =>
    (median(figures[kind].map(cost)) / TILES) * 1000;
  const costs: Record<string, (one: TileFigures) => number> = {
    'mounting, until its picture has loaded': ({ mount }) => mount,
    'rendering again': ({ update }) => update,
    unmounting: ({ unmount }) => unmount,
    'all three': ({ mount, update, unmount }) => mount + update + unmount,
  };
  const rows = Object.entries(costs).map(([name, cost]) => {
    const [bare, elements, gifkit] = [
      each('bare', cost),
      each('elements', cost),
      each('gifkit', cost),
    ];
    const limit = name === 'all three' ? LIMIT : {};
    return [
      name,
      figure(bare),
      figure(elements),
      figure(gifkit),
      times(gifkit, bare),
      verdict(`${name}, times a bare tile`, gifkit / bare, limit),
      times(gifkit, elements),
    ];
  });
  console.log(`## One tile, beside a bare one

Script for each of ${TILES} tiles in view, µs CPU; the median of ${ROUNDS} rounds. Bare is
\`<a><img></a>\`. The elements are those of a \`Gif\`, with WebP and something to fall back to, and
nothing that it does: no component of these elements can cost less.

${markdownTable(['', 'bare', 'the elements', 'Gifkit', 'Gifkit ÷ bare', 'limit', 'Gifkit ÷ elements'], rows)}`);
} finally {
  await browser.close();
  close();
}
