/**
 * Measures what the paginator itself costs, without a network: many GIFs in pages of 25.
 *
 *   node apps/bench/src/paginator.ts [gifs]
 */
import { type GifsResult, gifPaginator } from '@gifkit/fetch-api';
import { normalizeGif } from '@gifkit/model';
import { fits, type Limit, limitText } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { median } from '../tools/statistics.ts';

const GIFS = Number(process.argv[2] ?? 100_000);
const PAGE = 25;
const RUNS = 5;
const LIMIT: Limit = { most: 300 }; // ms

const gifs = Array.from({ length: GIFS }, (_, id) => normalizeGif({ id }));

const fetchGifs = async (offset: number): Promise<GifsResult> => {
  const data = gifs.slice(offset, offset + PAGE);
  return {
    data,
    meta: { msg: 'OK', status: 200, response_id: String(offset) },
    pagination: { offset, count: data.length, total_count: GIFS },
  };
};

/** Fetches all pages; gives what that took, in ms. */
const run = async () => {
  const fetchMore = gifPaginator(fetchGifs);
  const cpu = process.cpuUsage();
  const began = performance.now();
  let slowest = 0;
  for (let count = 0; count < GIFS; ) {
    const pageBegan = performance.now();
    count = (await fetchMore()).length;
    slowest = Math.max(slowest, performance.now() - pageBegan);
  }
  const total = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return { total, processor: (user + system) / 1000, slowest };
};

const runs: Awaited<ReturnType<typeof run>>[] = [];
for (let index = 0; index < RUNS; index += 1) runs.push(await run());

const total = median(runs.map((figures) => figures.total));
const rows = [
  ['all pages, ms', figure(total), limitText(LIMIT)],
  ['processor time, ms', figure(median(runs.map(({ processor }) => processor))), ''],
  ['slowest page, ms', figure(median(runs.map(({ slowest }) => slowest))), ''],
];
console.log(
  `## Paginator\n\n${GIFS.toLocaleString('en')} GIFs in pages of ${PAGE} from memory, median of ${RUNS} runs.\n`,
);
console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
if (!fits(total, LIMIT)) process.exitCode = 1;
