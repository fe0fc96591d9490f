/**
 * Measures how many embed pages the server renders on one core with the API cached: over HTTP, each page
 * rendered anew, by the CPU time that the server's process takes.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-server.ts
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSandbox, serve } from '@gifkit/sandbox';
import { fits, type Limit, limitText } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { median } from '../tools/statistics.ts';

const PAGES = 1000;
const WARM_UP = 500;
const RUNS = 5;
const AT_ONCE = 8;
const LIMIT: Limit = { least: 500 }; // pages a second

/** Ticks of the clock that /proc counts in. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU time that a process has taken (proc(5), /proc/pid/stat). */
async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const sandbox = await serve(createSandbox(), { port: 0 });
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../embed/dist/server/node.js', import.meta.url))],
  {
    env: {
      ...process.env,
      EMBED_PORT: '0',
      GIF_API_URL: `${sandbox.url}/v1`,
      GIF_API_KEY: 'bench',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);

async function addressOf(output: AsyncIterable<unknown>): Promise<string> {
  for await (const line of output) {
    const [url] = /http:\S+/.exec(String(line)) ?? [];
    if (url) return url;
  }
  throw new Error('The embed server did not start; was it built?');
}

try {
  const url = await addressOf(server.stdout);
  const answer = await fetch(`${sandbox.url}/v1/gifs/trending?limit=20&api_key=bench`);
  const { data } = (await answer.json()) as { data: { id: string }[] };

  const get = async (pages: number) => {
    let next = 0;
    const worker = async () => {
      while (next < pages) {
        const { id } = data[next % data.length] ?? { id: '' };
        next += 1;
        const response = await fetch(`${url}/embed/${id}`, {
          headers: { 'Accept-Encoding': 'identity' },
        });
        if (!response.ok) throw new Error(`The page answered ${response.status}.`);
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

  await get(WARM_UP);
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await cpuSeconds(server.pid);
    await get(PAGES);
    rates.push(PAGES / ((await cpuSeconds(server.pid)) - before));
  }
  const rate = median(rates);
  console.log(
    `## Embed server\n\n${PAGES} pages over HTTP, the API cached, median of ${RUNS} runs.\n`,
  );
  console.log(
    markdownTable(
      ['', 'Gifkit', 'limit'],
      [['pages for each second of CPU', figure(rate), limitText(LIMIT)]],
    ),
  );
  if (!fits(rate, LIMIT)) process.exitCode = 1;
} finally {
  server.kill();
  await sandbox.close();
}
