/**
 * Counts the GIF service calls of several embed copies with and without a shared store, and measures their
 * pages per second. Nothing else caches. Requests go to the copies in turn, like behind a load balancer.
 *
 *   apt-get install redis-server
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/copies.ts
 */
import { createSandbox, serve } from '@gifkit/sandbox';
import { redis, StoreServer } from '../../../e2e/copies/store-servers.ts';
import { findProgram } from '../../../scripts/find-program.ts';
import { findFreeRow } from '../../../scripts/ports.ts';
import { type EmbedProcess, listIds, startEmbedProcess } from '../tools/embed-server.ts';
import { figure, markdownTable } from '../tools/figures.ts';
import { load } from '../tools/load.ts';

const VIEWS = 10_000;
const GIFS = 1000;
const COPIES = [1, 2, 4, 8];

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

/** Viewed GIFs: the n-th is 1/n as frequent as the first (Zipf's law), equal in each run. */
function viewsOf(ids: readonly string[]): string[] {
  let sum = 0;
  const sums = ids.map((_, index) => (sum += 1 / (index + 1)));
  // Park-Miller generator.
  let state = 42;
  return Array.from({ length: VIEWS }, () => {
    state = (state * 48_271) % (2 ** 31 - 1);
    const drawn = (sum * state) / (2 ** 31 - 1);
    return ids[sums.findIndex((one) => one >= drawn)] ?? '';
  });
}

async function measure(count: number, env: Record<string, string>, views: readonly string[]) {
  const copies: EmbedProcess[] = [];
  try {
    for (let n = 0; n < count; n += 1) {
      copies.push(await startEmbedProcess({ GIF_API_URL: `${api.url}/v1`, ...env }));
    }
    calls = 0;
    const seconds = await load(
      views.map((id, index) => ({ url: `${copies[index % count]?.url}/embed/${id}` })),
    );
    return { seconds, calls };
  } finally {
    for (const { kill } of copies) kill();
  }
}

const path = findProgram(redis);
if (!path) throw new Error('There is no store to measure with.');
const store = new StoreServer(path, await findFreeRow(1));

try {
  const views = viewsOf(await listIds(`${api.url}/v1`, GIFS));
  const rows: string[][] = [];
  for (const count of COPIES) {
    const single = await measure(count, {}, views);
    await store.start();
    const shared = await measure(count, { STORE_URL: store.url }, views);
    await store.kill();
    const each = [single, shared];
    rows.push([
      String(count),
      ...each.map((run) => figure(run.calls)),
      ...each.map((run) => figure(VIEWS / run.seconds)),
    ]);
  }
  const pair = (name: string) => [`${name}, no store`, `${name}, with a store`];
  const head = ['copies', ...['calls', 'pages a second'].flatMap(pair)];
  console.log(`## Copies of the embed, with a store and without

${figure(VIEWS)} views of embed pages, ${figure(new Set(views).size)} different GIFs of ${figure(GIFS)}, the n-th 1/n as often as the first, eight visitors at a
time. A page that no copy has costs two calls: its GIF and related ones. Copies, store, GIF service and visitors share
the machine, so more copies send no more pages a second here.

${markdownTable(head, rows)}`);
} finally {
  await store.kill();
  await api.close();
  sandbox.close();
}
