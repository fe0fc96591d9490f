/**
 * Measures the cost of a tile: a hundred `Gif` components, and a hundred minimal tiles (`<a><img>`) in the
 * same list, alternating in the same page of Chromium, all in view.
 *
 *   node apps/bench/src/tiles.ts [rounds]
 */
import { launchChromium, openMeasuredPage } from '../tools/bench-browser.ts';
import { figure, type Limit, markdownTable, median, verdict } from '../tools/figures.ts';
import { servePages } from '../tools/page-server.ts';

/** Maximum cost of our tile relative to a bare one. */
const LIMIT: Limit = { most: 5 };
const ROUNDS = Number(process.argv[2] ?? 21);
/** Warm-up rounds, until the browser has compiled hot code. */
const WARM_UP = 5;
const TILES = 100;

const KINDS = ['bare', 'gifkit'] as const;
type Kind = (typeof KINDS)[number];

/** Script (CPU time) in ms for all tiles of a list. */
interface TileFigures {
  mount: number;
  update: number;
  unmount: number;
}

const COSTS: Record<string, (one: TileFigures) => number> = {
  'mounting, until its picture has loaded': ({ mount }) => mount,
  'rendering again': ({ update }) => update,
  unmounting: ({ unmount }) => unmount,
  'all three': ({ mount, update, unmount }) => mount + update + unmount,
};

await using browser = await launchChromium();
await using pages = await servePages(['tiles']);
const { page, mainThread } = await openMeasuredPage(browser);
await page.goto(`${pages.url}/tiles?gifs=${(WARM_UP + ROUNDS) * KINDS.length * TILES}`);
const figures: Record<Kind, TileFigures[]> = { bare: [], gifkit: [] };
let part = 0;
const costOf = async (kind?: Kind): Promise<number> => {
  const before = await mainThread();
  await page.evaluate(([kind, part]) => window.tiles.show(kind, part), [kind, part] as const);
  return (await mainThread()).script - before.script;
};
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  for (const kind of KINDS) {
    const one = {
      mount: await costOf(kind),
      update: await costOf(kind),
      unmount: await costOf(),
    };
    part += 1;
    if (round >= 0) figures[kind].push(one);
  }
}
const rows = Object.entries(COSTS).map(([name, cost]) => {
  const each = (kind: Kind) => (median(figures[kind].map(cost)) / TILES) * 1000;
  const [bare, gifkit] = [each('bare'), each('gifkit')];
  const limit = name === 'all three' ? LIMIT : {};
  return [
    name,
    figure(bare),
    figure(gifkit),
    figure(gifkit / bare),
    verdict(`${name}, times a bare tile`, gifkit / bare, limit),
  ];
});
console.log(`## One tile compared with a bare one

Script for each of ${TILES} tiles in view, µs CPU, in Chromium ${browser.version()}; the median of ${ROUNDS} rounds. Bare is a memoized \`<a><img></a>\` without alt text.

${markdownTable(['', 'bare', 'Gifkit', 'Gifkit ÷ bare', 'limit'], rows)}`);
