/**
 * Measures what the paginator itself costs, without a network: many GIFs in pages of 25.
 *
 *   node apps/bench/src/paginator.ts [gifs]
 */
import { type GifsResult, gifPaginator } from '@gifkit/fetch-api';
import { normalizeGif } from '@gifkit/model';

const GIFS = Number(process.argv[2] ?? 100_000);
const PAGE = 25;
const RUNS = 5;
const TARGET = 300; // ms

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
  return { total, processor: (user + system) / 1000, 'slowest page': slowest };
};

const runs = [];
for (let index = 0; index < RUNS; index += 1) runs.push(await run());
runs.sort((a, b) => a.total - b.total);

const [median = Number.NaN] = runs.map(({ total }) => total).slice(RUNS / 2);
console.log(`${GIFS.toLocaleString('en')} GIFs in pages of ${PAGE}, fastest run first, in ms`);
console.table(
  runs.map((row) => Object.fromEntries(Object.entries(row).map(([k, ms]) => [k, Math.round(ms)]))),
);
console.log(`median ${Math.round(median)} ms, target < ${TARGET} ms`);
if (!(median < TARGET)) process.exitCode = 1;
