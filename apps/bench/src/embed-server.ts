/**
 * Measures how many embed pages the server renders on one core with the API cached: over HTTP, each page
 * rendered anew, by the CPU time that the server's process takes.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-server.ts
 */
import { readFile } from 'node:fs/promises';
import { startEmbed } from '../tools/embed-server.ts';
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

const { url, pid, ids, close } = await startEmbed();

try {
  const get = async (pages: number) => {
    let next = 0;
    const worker = async () => {
      while (next < pages) {
        const id = ids[next % ids.length];
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
    const before = await cpuSeconds(pid);
    await get(PAGES);
    rates.push(PAGES / ((await cpuSeconds(pid)) - before));
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
  await close();
}
