/**
 * Measures how many embed pages the server renders on one core with the API cached: over HTTP, each page
 * rendered anew, by the CPU time that the server's process takes.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-server.ts
 */
import { startEmbed } from '../tools/embed-server.ts';
import { fits, type Limit, limitText } from '../tools/limits.ts';
import { failures, load, type PageRequest } from '../tools/load.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { cpuSeconds } from '../tools/process-time.ts';
import { median } from '../tools/statistics.ts';

const PAGES = 1000;
const RUNS = 5;
const LIMIT: Limit = { least: 700 }; // pages a second

const { url, pid, ids, close } = await startEmbed();

/** More pages than the server keeps, asked for in turn: each is rendered anew. */
const pages: PageRequest[] = ids.flatMap((id) =>
  ['phone', 'desktop'].flatMap((device) =>
    ['on', 'off'].flatMap((saveData) =>
      ['', '?context=twitter'].map((query) => ({
        url: `${url}/embed/${id}${query}`,
        headers: { 'Gifkit-Device': device, 'Save-Data': saveData },
      })),
    ),
  ),
);
try {
  await load(pages);
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await cpuSeconds(pid);
    const result = await load(pages, PAGES);
    if (failures(result)) throw new Error(`Some pages failed: ${JSON.stringify(result.statuses)}`);
    rates.push(PAGES / ((await cpuSeconds(pid)) - before));
  }
  const rate = median(rates);
  if (!fits(rate, LIMIT)) process.exitCode = 1;
  console.log(
    `## Embed server\n\n${PAGES} pages over HTTP, the API cached, median of ${RUNS} runs.\n`,
  );
  console.log(
    markdownTable(
      ['', 'Gifkit', 'limit'],
      [['pages rendered for each second of CPU', figure(rate), limitText(LIMIT)]],
    ),
  );
} finally {
  await close();
}
