/**
 * Counts what several copies of the embed ask the GIF service for, with one store and without, and how fast they send
 * pages meanwhile. Nothing else caches: the copies are asked in turn, as by a balancer.
 *
 *   apt-get install redis-server
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/copies.ts [--views=10000]
 */
import { parseArgs } from 'node:util';
import { createSandbox, serve } from '@gifkit/sandbox';
import { findProgram } from '../../../scripts/find-program.ts';
import { findFreeRow } from '../../../scripts/ports.ts';
import { redis, StoreServer } from '../../../scripts/store-servers.ts';
import { type EmbedProcess, startEmbedProcess } from '../tools/embed-server.ts';
import { failures, load } from '../tools/load.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { percentile } from '../tools/statistics.ts';

const { values } = parseArgs({ options: { views: { type: 'string', default: '10000' } } });
const VIEWS = Number(values.views);
const GIFS = 1000;
const LISTED = 50;
const COPIES = [1, 2, 4, 8];
/** What a beta key of GIPHY has. */
const BETA_CALLS = 100;

const sandbox = createSandbox({ catalog: GIFS });
let calls = 0;
const api = await serve(
  {
    ...sandbox,
    fetch(request: Request) {
      calls += 1;
      return sandbox.fetch(request);
    },
  },
  { port: 0 },
);

async function listIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; offset < GIFS; offset += LISTED) {
    const query = `limit=${LISTED}&offset=${offset}&api_key=bench`;
    const response = await fetch(`${api.url}/v1/gifs/trending?${query}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

/** Numbers from 0 to 1 that look like chance, and are the same each time (Park and Miller's generator). */
function* chances(): Generator<number> {
  const modulus = 2 ** 31 - 1;
  for (let state = 42; ; ) {
    state = (state * 48_271) % modulus;
    yield state / modulus;
  }
}

/** Which GIFs are seen: the n-th of them 1/n as often as the first (Zipf's law). */
function viewsOf(ids: readonly string[]): string[] {
  let sum = 0;
  const sums = ids.map((_, index) => (sum += 1 / (index + 1)));
  const chance = chances();
  return Array.from({ length: VIEWS }, () => {
    const drawn = sum * (chance.next().value as number);
    return ids[sums.findIndex((one) => one >= drawn)] ?? '';
  });
}

const path = findProgram(redis);
if (!path) throw new Error('There is no store to measure with.');
const store = new StoreServer(path, await findFreeRow(1));

async function measure(count: number, settings: Record<string, string>, ids: readonly string[]) {
  const environment = { GIF_API_URL: `${api.url}/v1`, GIF_API_KEY: 'bench', ...settings };
  const copies: EmbedProcess[] = [];
  try {
    for (let n = 0; n < count; n += 1) copies.push(await startEmbedProcess(environment));
    const requests = viewsOf(ids).map((id, index) => ({
      url: `${copies[index % count]?.url}/embed/${id}`,
    }));
    calls = 0;
    const result = await load(requests);
    return { ...result, calls, failed: failures(result) };
  } finally {
    for (const { kill } of copies) kill();
  }
}

try {
  const ids = await listIds();
  const seen = new Set(viewsOf(ids)).size;
  const rows: string[][] = [];
  const seconds: number[] = [];
  for (const count of COPIES) {
    const alone = await measure(count, {}, ids);
    await store.start();
    const shared = await measure(count, { STORE_URL: store.url }, ids);
    await store.kill();
    if (alone.failed + shared.failed > 0) throw new Error('Some pages failed.');
    seconds.push(alone.seconds, shared.seconds);
    const each = [alone, shared];
    rows.push([
      String(count),
      ...each.map((run) => figure(run.calls)),
      ...each.map((run) => figure(VIEWS / run.seconds)),
      ...each.map((run) => figure(percentile(run.durations, 99))),
    ]);
  }
  await store.start();
  const limited = await measure(
    4,
    { STORE_URL: store.url, API_CALLS_PER_HOUR: String(BETA_CALLS) },
    ids,
  );
  console.log(`## Copies of the embed, with a store and without

${figure(VIEWS)} views of embed pages, ${figure(seen)} different GIFs of ${figure(GIFS)}, the n-th 1/n as often as the first; each page that no copy has
costs two calls, for its GIF and for those that are like it. Eight visitors at a time; the copies, the store, the GIF
service and the visitors share two cores, so that more copies send no more pages a second here. Each run took
${figure(Math.min(...seconds))} to ${figure(Math.max(...seconds))} s; a GIF is kept for 60.
`);
  const pair = (name: string) => [`${name}, alone`, `${name}, with a store`];
  const head = [
    'copies',
    ...pair('calls'),
    ...pair('pages a second'),
    ...pair('99th percentile, ms'),
  ];
  console.log(markdownTable(head, rows));
  console.log(`
With \`API_CALLS_PER_HOUR=${BETA_CALLS}\`, what a beta key of GIPHY has, four copies with a store made ${figure(limited.calls)} calls for the same
views, and ${figure(100 * (1 - limited.failed / VIEWS))} % of the pages came.`);
} finally {
  await store.kill();
  await api.close();
  sandbox.close();
}
