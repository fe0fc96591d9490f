/**
 * Measures the cost of a tile: a hundred `Gif` components, and a hundred minimal tiles (`<a><img>`) in the
 * same list, alternating in the same page of Chromium, all in view.
 *
 *   node apps/bench/src/tiles.ts [rounds]
 */
import { launchChromium, openMeasuredPage } from '../tools/bench-browser.ts';
import { alternate, figure, type Limit, markdownTable, verdict } from '../tools/figures.ts';
import { servePages } from '../tools/page-server.ts';

/** Maximum cost of our tile relative to a bare one. */
const LIMIT: Limit = { most: 5 };
const ROUNDS = Number(process.argv[2] ?? 21);
/** Warm-up rounds, until the browser has compiled hot code. */
const WARM_UP = 5;
const TILES = 100;

const KINDS = ['bare', 'gifkit'] as const;

await using browser = await launchChromium();
await using pages = await servePages(['tiles']);
const { page, mainThread } = await openMeasuredPage(browser);
await page.goto(`${pages.url}/tiles?gifs=${(WARM_UP + ROUNDS) * KINDS.length * TILES}`);
let part = 0;
/** ms of script (CPU time) until a list, or nothing, is shown. */
const costOf = async (kind?: (typeof KINDS)[number]): Promise<number> => {
  const before = await mainThread();
  await page.evaluate(([kind, part]) => window.tiles.show(kind, part), [kind, part] as const);
  return (await mainThread()).script - before.script;
};
const warmed = { rounds: ROUNDS, first: 1 - WARM_UP };
const [bare, gifkit] = await alternate('Tiles', KINDS, warmed, async (kind) => {
  const mount = await costOf(kind);
  const update = await costOf(kind);
  const unmount = await costOf();
  part += 1;
  return {
    'mounting, until its picture has loaded': mount,
    'rendering again': update,
    unmounting: unmount,
    'all three': mount + update + unmount,
  };
});
const rows = (Object.keys(bare) as (keyof typeof bare)[]).map((name) => {
  const times = gifkit[name] / bare[name];
  const limit = verdict(`${name}, times a bare tile`, times, name === 'all three' ? LIMIT : {});
  const each = [bare[name], gifkit[name]].map((ms) => figure((ms / TILES) * 1000));
  return [name, ...each, figure(times), limit];
});
console.log(`## One tile compared with a bare one

Script for each of ${TILES} tiles in view, µs CPU, in Chromium ${browser.version()}; the median of ${ROUNDS} rounds. Bare is a memoized \`<a><img></a>\` without alt text.

${markdownTable(['', 'bare', 'Gifkit', 'Gifkit ÷ bare', 'limit'], rows)}`);
