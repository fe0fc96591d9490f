/**
 * Measures what the paginator itself costs, without a network: many GIFs in pages of 25.
 *
 *   node apps/bench/src/paginator.ts [gifs]
 */
import { type GifsResult, gifPaginator } from '@gifkit/fetch-api';
import { normalizeGif } from '@gifkit/model';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { median } from '../tools/statistics.ts';

const GIFS = Number(process.argv[2] ?? 100_000);
const PAGE = 25;
const RUNS = 5;
/** A page is appended by copying the list; a frame lasts 16.7 ms. */
const LIMIT: Limit = { most: 8 }; // ms

const gifs = Array.from({ length: GIFS }, (_, id) => normalizeGif({ id }));

const fetchGifs = async (offset: number): Promise<GifsResult> => {
  const data = gifs.slice(offset, offset + PAGE);
  return {
    data,
    meta: { msg: 'OK', status: 200, response_id: String(offset) },
    pagination: { offset, count: data.length, total_count: GIFS },
  };
};

/** Fetches all pages; gives the processor time of each, in ms: other processes do not count. */
async function timePages(): Promise<number[]> {
  const fetchMore = gifPaginator(fetchGifs);
  const times: number[] = [];
  for (let count = 0; count < GIFS; ) {
    const cpu = process.threadCpuUsage();
    count = (await fetchMore()).length;
    const { user, system } = process.threadCpuUsage(cpu);
    times.push((user + system) / 1000);
  }
  return times;
}

const runs: number[][] = [];
for (let index = 0; index < RUNS; index += 1) runs.push(await timePages());

/** Each page's median first: a collection of garbage must not count as a slow page. */
const medians = (runs[0] ?? []).map((_, page) => median(runs.map((times) => times[page] ?? 0)));
const slowest = Math.max(...medians);

console.log(
  `## Paginator\n\n${GIFS.toLocaleString('en')} GIFs in pages of ${PAGE} from memory, median of ${RUNS} runs.\n`,
);
const name = 'slowest page, ms CPU';
console.log(
  markdownTable(['', 'Gifkit', 'limit'], [[name, figure(slowest), verdict(name, slowest, LIMIT)]]),
);
