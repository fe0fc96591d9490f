/**
 * Measures the embed as docs/deploying.md puts it on a machine: nginx with a cache before two processes.
 * How many pages come when none and when all are in the cache, whether one is lost when a process is killed
 * under load, and whether they still come when the GIF API is down and all of them are out of date.
 *
 *   apt-get install nginx
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-scaling.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbed } from '../tools/embed-server.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { failures, load, type PageRequest } from '../tools/load.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { startNginx } from '../tools/nginx.ts';
import { childrenOf, cpuSeconds } from '../tools/process-time.ts';

const CACHED = 5000;
/** How long a page is fresh, in ms, and a little more. */
const OUT_OF_DATE = 62_000;

const DESKTOP = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
const PHONE = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

const embed = await startEmbed(2);
const nginx = await startNginx(embed.processes.map(({ url }) => url));

const pages = (variant: string, query = ''): PageRequest[] =>
  embed.ids.flatMap((id) =>
    [DESKTOP, PHONE].map((headers) => ({ url: `${nginx.url}/${variant}/${id}${query}`, headers })),
  );

const rows: string[][] = [];
function tell(name: string, value: number, limit: Limit = {}): void {
  rows.push([name, figure(value), verdict(name, value, limit)]);
}

try {
  const cold = await load(pages('embed'));
  tell('pages a second, none in the cache', pages('embed').length / cold.seconds);

  const workers = await childrenOf(nginx.pid);
  const timeOfAll = async () => {
    const times = await Promise.all(workers.map(cpuSeconds));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const before = await timeOfAll();
  const cached = await load(pages('embed'), CACHED);
  tell('pages for each second of CPU, all in the cache', CACHED / ((await timeOfAll()) - before), {
    least: 3000,
  });
  tell('failed requests so far', failures(cold) + failures(cached), { most: 0 });

  const [, second] = embed.processes;
  const uncached = [...pages('player'), ...pages('player', '?context=twitter')];
  const killed = await load(uncached, uncached.length, (done) => {
    if (done === Math.floor(uncached.length / 2)) second?.kill();
  });
  tell('failed requests while one of two processes is killed', failures(killed), { most: 0 });

  await embed.closeApi();
  await sleep(OUT_OF_DATE);
  const stale = await load(pages('embed'), 2 * pages('embed').length);
  tell('failed requests with the API down and all pages out of date', failures(stale), { most: 0 });

  console.log(
    `## Embed behind nginx\n\nTwo processes, ${pages('embed').length} pages of ${embed.ids.length} GIFs, over HTTP.\n`,
  );
  console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
} finally {
  await nginx.close();
  await embed.close();
}
