/**
 * Measures how many embed pages the server sends on one core with the API cached: over HTTP, each rendered
 * anew and from memory, by the CPU time that the server's process takes.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-server.ts
 */
import { startEmbed } from '../tools/embed-server.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { load, type PageRequest } from '../tools/load.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { cpuSeconds } from '../tools/process-time.ts';
import { median } from '../tools/statistics.ts';

const PAGES = 2000;
const RUNS = 5;
const RENDERED: Limit = { least: 700 }; // pages a second
const FROM_MEMORY: Limit = { least: 3000 };

const { url, pid, ids, close } = await startEmbed();

/** Each GIF's page for every kind of visitor. */
const toPages = (queries: readonly string[], saveData: readonly string[], encoding = 'identity') =>
  ids.flatMap((id) =>
    ['phone', 'desktop'].flatMap((device) =>
      saveData.flatMap((saves) =>
        queries.map(
          (query): PageRequest => ({
            url: `${url}/embed/${id}${query}`,
            headers: {
              'Gifkit-Device': device,
              'Save-Data': saves,
              'Accept-Encoding': encoding,
            },
          }),
        ),
      ),
    ),
  );

/** More pages than the server keeps, asked for in turn: each is rendered anew. */
const allPages = (encoding?: string) =>
  toPages(['', '?context=twitter', '?lang=de', '?lang=es'], ['on', 'off'], encoding);
/** Fewer than that. */
const fewPages = (encoding?: string) => toPages([''], ['off'], encoding);

/** Those that the visitors have already. */
const knownPages = (): Promise<PageRequest[]> =>
  Promise.all(
    fewPages('br').map(async ({ url, headers = {} }) => {
      const { headers: sent } = await fetch(url, { headers });
      return { url, headers: { ...headers, 'If-None-Match': sent.get('ETag') ?? '' } };
    }),
  );

const rows: string[][] = [];

async function measure(
  name: string,
  pages: readonly PageRequest[],
  limit: Limit = {},
  expected = 200,
): Promise<void> {
  await load(pages);
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await cpuSeconds(pid);
    const { statuses } = await load(pages, PAGES);
    if (statuses[expected] !== PAGES)
      throw new Error(`Some pages failed: ${JSON.stringify(statuses)}`);
    rates.push(PAGES / ((await cpuSeconds(pid)) - before));
  }
  const rate = median(rates);
  rows.push([name, figure(rate), verdict(name, rate, limit)]);
}

try {
  await measure('rendered', allPages(), RENDERED);
  await measure('rendered and compressed by Brotli', allPages('br'));
  await measure('from memory', fewPages(), FROM_MEMORY);
  await measure('from memory, compressed', fewPages('br'), FROM_MEMORY);
  await measure('from memory, known to the visitor (304)', await knownPages(), FROM_MEMORY, 304);
  console.log(
    `## Embed server\n\nPages for each second of CPU, over HTTP, the API cached, median of ${RUNS} runs of ${PAGES}.\n`,
  );
  console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
} finally {
  await close();
}
