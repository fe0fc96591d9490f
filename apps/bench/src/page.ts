/**
 * Measures the cost of one more page in our grid and in TanStack Virtual with bare tiles, in Chromium, alternating in
 * one run; and the cost of replacing a long list.
 *
 *   node apps/bench/src/page.ts [runs]
 */
import type { Change } from '../pages/bench-page.tsx';
import { launchChromium } from '../tools/bench-browser.ts';
import { figure, type Limit, markdownTable, median, medians, verdict } from '../tools/figures.ts';
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
const ours: PageCost[] = [];
const bare: PageCost[] = [];
const changes: Record<Change, number[]> = { reset: [], resize: [], remove: [] };
for (let run = 1; run <= RUNS; run += 1) {
  console.error(`Run ${run} of ${RUNS}`);
  ours.push(await measurePage(browser, `${url}/gifkit?pingbacks&gifs=${GIFS}`));
  bare.push(await measurePage(browser, `${url}/tanstack?gifs=${GIFS}`));
  for (const change of Object.keys(changes) as Change[]) {
    const page = `${url}/gifkit?open&gifs=${MOST_GIFS}`;
    changes[change].push(await measureChange(browser, page, change));
  }
}
const [one, other] = [medians(ours), medians(bare)];
const pageRows = (Object.keys(TIMES) as (keyof PageCost)[]).map((name) => {
  const times = one[name] / other[name];
  const limit = verdict(`${name} for one more page, times TanStack’s`, times, TIMES[name]);
  return [name, figure(one[name]), figure(other[name]), figure(times), limit];
});
const changeRows = (Object.keys(changes) as Change[]).map((change) => {
  const ms = median(changes[change]);
  return [change, figure(ms), verdict(`script for ${change}`, ms, CHANGES[change])];
});
const gifs = GIFS.toLocaleString('en');
console.log(`## One more page compared with TanStack

25 more GIFs in a grid of ${gifs}, pingbacks on, and in a list of TanStack Virtual with bare tiles, ms CPU; the median of
${RUNS} alternating runs in Chromium ${browser.version()}. “task” is everything on the main thread, “layouts” their number.

${markdownTable(['', 'Gifkit', 'TanStack', 'Gifkit ÷ TanStack', 'limit'], pageRows)}

Changes of a grid of ${MOST_GIFS.toLocaleString('en')} GIFs: \`reset()\`, another \`width\`, and \`externalGifs\` without the first one, which lays out all that follow; ms of script.

${markdownTable(['', 'Gifkit', 'limit'], changeRows)}`);
