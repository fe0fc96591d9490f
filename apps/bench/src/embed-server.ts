/**
 * Measures embed pages per core with a cached API: over HTTP, rendered per request and from memory, by the
 * CPU time of the server process.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-server.ts
 */
import { startEmbed } from '../tools/embed-server.ts';
import { figure, type Limit, markdownTable, median, verdict } from '../tools/figures.ts';
import { load, type PageRequest } from '../tools/load.ts';

const PAGES = 2000;
const RUNS = 5;
const RENDERED: Limit = { least: 700 }; // pages a second
const FROM_MEMORY: Limit = { least: 3000 };

await using embed = await startEmbed();
const { url, ids, cpuSeconds } = embed;

const toPages = (encoding: string, queries: readonly string[] = ['']): PageRequest[] =>
  ids.flatMap((id) =>
    ['phone', 'desktop'].flatMap((device) =>
      queries.map((query) => ({
        url: `${url}/embed/${id}${query}`,
        headers: { 'Gifkit-Device': device, 'Accept-Encoding': encoding },
      })),
    ),
  );

/** These queries exceed the server's page cache, so each page is rendered again. */
const MANY = ['en', 'de', 'es', 'ja'].flatMap((lang) =>
  ['', 'twitter'].map((context) => `?lang=${lang}&context=${context}`),
);

const knownPages = (): Promise<PageRequest[]> =>
  Promise.all(
    toPages('br').map(async ({ url, headers = {} }) => {
      const { headers: sent } = await fetch(url, { headers });
      return { url, headers: { ...headers, 'If-None-Match': sent.get('ETag') ?? '' } };
    }),
  );

const rows: string[][] = [];

async function measure(
  name: string,
  pages: readonly PageRequest[],
  limit: Limit = {},
  status = 200,
): Promise<void> {
  await load(pages, { status });
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await cpuSeconds();
    await load(pages, { count: PAGES, status });
    rates.push(PAGES / ((await cpuSeconds()) - before));
  }
  const rate = median(rates);
  rows.push([name, figure(rate), verdict(name, rate, limit)]);
}

await measure('rendered', toPages('identity', MANY), RENDERED);
await measure('rendered and compressed by Brotli', toPages('br', MANY));
await measure('from memory', toPages('identity'), FROM_MEMORY);
await measure('from memory, compressed', toPages('br'), FROM_MEMORY);
await measure('from memory, known to the visitor (304)', await knownPages(), FROM_MEMORY, 304);
console.log(
  `## Embed server\n\nPages per second of CPU, over HTTP, the API cached, median of ${RUNS} runs of ${PAGES}.\n`,
);
console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
