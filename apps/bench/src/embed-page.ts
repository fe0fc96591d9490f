/**
 * Measures the embed page for visitors and host pages.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-page.ts
 */
import { launchChromium } from '../tools/bench-browser.ts';
import { startEmbed } from '../tools/embed-server.ts';
import { click, host, watch } from '../tools/embed-visits.ts';
import { figure, type Limit, markdownTable, medians, verdict } from '../tools/figures.ts';

const GIFS = 5;
const FRAMES = 20;

await using browser = await launchChromium();
await using embed = await startEmbed();
const { url, ids } = embed;
const pageOf = (id: string) => `${url}/embed/${id}`;
const frames = ids.slice(0, FRAMES).map(pageOf);

const rows: string[][] = [];
function tell(name: string, value: number, limit: Limit = {}): void {
  rows.push([name, figure(value), verdict(name, value, limit)]);
}

// Draws each file of the sandbox once before the measurement.
await host(browser, frames);
const visits: Record<
  'paint' | 'shift' | 'script' | 'media' | 'answered' | 'drawn' | 'cold',
  number
>[] = [];
for (const id of ids.slice(0, GIFS)) {
  const { answered, drawn } = await click(browser, pageOf(id), false);
  const { drawn: cold } = await click(browser, pageOf(id), true);
  visits.push({ ...(await watch(browser, pageOf(id), id)), answered, drawn, cold });
}
const visit = medians(visits);
const { script, kilobytes } = await host(browser, frames);
tell('largest contentful paint, slow 4G, ms', visit.paint, { most: 800 });
tell('layout shift', visit.shift, { most: 0 });
tell('script, KB', visit.script, { most: 5.5 });
tell('pictures and film of the GIF, KB', visit.media, { most: 72 });
tell('first click’s effect, page loaded, ms', visit.answered, { most: 150 });
tell('until the client has drawn it, ms', visit.drawn);
tell('the client, at the first paint on slow 4G, ms', visit.cold, { most: 1200 });
tell(`script of ${FRAMES} frames on a host page, ms CPU`, script, { most: 100 });
tell('bytes that these frames load, KB', kilobytes, { most: 1530 });

console.log(`## Embed page

480 by 480 px, in Chromium ${browser.version()} with an empty cache, the CPU 4 times slower; slow 4G is 1.6 Mbit/s and 150 ms; the
median of ${GIFS} GIFs, transferred bytes for 5 s of watching. The click is on Pause, timed from the pointer's first move: the start script
shows it by a style; the client draws it once all other controls work. The host page stacks its frames, with the CPU at
full speed and no interaction.

${markdownTable(['', 'Gifkit', 'limit'], rows)}`);
