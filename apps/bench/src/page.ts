/**
 * Measures the cost of one more page in our grid and in TanStack Virtual with bare tiles, in Chromium, alternating in
 * one run; and the cost of replacing a long list.
 *
 *   node apps/bench/src/page.ts [runs]
 */
import type { Change } from '../pages/bench-page.tsx';
import { launchChromium } from '../tools/bench-browser.ts';
import { alternate, figure, type Limit, markdownTable, verdict } from '../tools/figures.ts';
import { measureChange, measurePage } from '../tools/measure-lists.ts';
import { servePages } from '../tools/page-server.ts';

const RUNS = Number(process.argv[2] ?? 3);
const GIFS = 2500;
const MOST_GIFS = 50_000;

type PageCost = Awaited<ReturnType<typeof measurePage>>;

/** Maximum cost of our page, as a multiple of TanStack's. */
const TIMES: Record<keyof PageCost, Limit> = {
  script: { most: 1.8 },
  style: { most: 3 },
  task: {},
  layouts: {},
};

/** ms of script. A removed GIF has no limit: bricks.js lays out all GIFs that follow it. */
const CHANGES: Record<Change, Limit> = {
  reset: { most: 60 },
  resize: { most: 25 },
  remove: {},
};

await using browser = await launchChromium();
await using pages = await servePages(['gifkit', 'tanstack']);
const { url } = pages;
const rounds = { rounds: RUNS };
const [one, other] = await alternate(
  'One more page',
  ['gifkit?pingbacks', 'tanstack?'],
  rounds,
  (list) => measurePage(browser, `${url}/${list}&gifs=${GIFS}`),
);
const changes = Object.keys(CHANGES) as Change[];
const costs = await alternate('Change', changes, rounds, async (change) => ({
  script: await measureChange(browser, `${url}/gifkit?open&gifs=${MOST_GIFS}`, change),
}));
const pageRows = (Object.keys(TIMES) as (keyof PageCost)[]).map((name) => {
  const times = one[name] / other[name];
  const limit = verdict(`${name} for one more page, times TanStack’s`, times, TIMES[name]);
  return [name, figure(one[name]), figure(other[name]), figure(times), limit];
});
const changeRows = changes.map((change, index) => {
  const ms = costs[index]?.script ?? Number.NaN;
  return [change, figure(ms), verdict(`script for ${change}`, ms, CHANGES[change])];
});
const gifs = GIFS.toLocaleString('en');
console.log(`## One more page compared with TanStack

25 more GIFs in a grid of ${gifs}, pingbacks on, and in a list of TanStack Virtual with bare tiles, ms CPU; the median of
${RUNS} alternating runs in Chromium ${browser.version()}. “task” is everything on the main thread, “layouts” their number.

${markdownTable(['', 'Gifkit', 'TanStack', 'Gifkit ÷ TanStack', 'limit'], pageRows)}

Changes of a grid of ${MOST_GIFS.toLocaleString('en')} GIFs: \`reset()\`, another \`width\`, and \`externalGifs\` without the first one, which lays out all that follow; ms of script.

${markdownTable(['', 'Gifkit', 'limit'], changeRows)}`);
