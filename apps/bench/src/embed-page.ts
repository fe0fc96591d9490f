/**
 * Measures the embed page as visitors and host pages get it.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-page.ts
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { startEmbed } from '../tools/embed-server.ts';
import {
  type FirstClick,
  measureBytes,
  measureClick,
  measureHost,
  measurePaint,
  measureScript,
} from '../tools/embed-visits.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { median } from '../tools/statistics.ts';

/** GIFs that each figure is the median of. */
const GIFS = 3;
/** GIFs whose bytes are added up. */
const CATALOG = 12;
/** Frames on the host page. */
const FRAMES = 20;

const browser = await launchChromium();
const { url, ids, close } = await startEmbed();
const pages = ids.map((id) => `${url}/embed/${id}`);

/** One at a time, so that none disturbs another. */
async function each<Result>(
  count: number,
  measure: (page: string, id: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, id] of ids.slice(0, count).entries()) {
    results.push(await measure(pages[index] ?? '', id));
  }
  return results;
}

const rows: string[][] = [];
function tell(name: string, value: number, limit: Limit = {}): void {
  rows.push([name, figure(value), verdict(name, value, limit)]);
}

try {
  // The sandbox draws each file once, which is not to be measured.
  await each(FRAMES, (page, id) => measureBytes(browser, page, id));
  const paints = await each(GIFS, (page) => measurePaint(browser, page));
  const clicks = await each(GIFS, (page) => measureClick(browser, page, false));
  const cold = await each(GIFS, (page) => measureClick(browser, page, true));
  const bytes = await each(CATALOG, (page, id) => measureBytes(browser, page, id));
  const host = await measureHost(browser, pages.slice(0, FRAMES));
  const of = (all: readonly FirstClick[], key: keyof FirstClick) =>
    median(all.map((click) => click[key]));

  tell('largest contentful paint, slow 4G, ms', median(paints.map(({ paint }) => paint)), {
    most: 800,
  });
  tell('layout shift', median(paints.map(({ shift }) => shift)), { most: 0 });
  const scripts = await each(GIFS, (page) => measureScript(browser, page));
  tell('script that a watcher runs, KB gzip', median(scripts), { most: 5.5 });
  tell('first click’s effect, page loaded, ms', of(clicks, 'answered'), { most: 150 });
  tell('until the client has drawn it, ms', of(clicks, 'drawn'));
  tell('the client, at the first paint on slow 4G, ms', of(cold, 'drawn'), { most: 1200 });
  const kilobytes = bytes.reduce((sum, one) => sum + one, 0);
  tell(`until ${CATALOG} GIFs move, KB`, kilobytes, { most: 870 });
  tell(`script of ${FRAMES} frames on a host page, ms CPU`, host.script, { most: 100 });
  tell('what they load, KB', host.kilobytes, { most: 1530 });

  console.log(`## Embed page

480 by 480 px, in Chromium ${browser.version()} with an empty cache, the CPU 4 times slower; slow 4G is 1.6 Mbit/s and 150 ms; the
median of ${GIFS} GIFs. Script is what ran, by the browser's coverage. A click is on Pause, from the pointer's first move: the start
script answers it by style; the client has drawn it once all other controls work. Bytes are those of the GIF's own
pictures and films. The host page has its frames one below the other, at full speed, untouched.

${markdownTable(['', 'Gifkit', 'limit'], rows)}`);
} finally {
  await browser.close();
  await close();
}
