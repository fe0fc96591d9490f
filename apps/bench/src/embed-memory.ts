/**
 * Measures how much memory an embed server takes that is asked for the pages of 10,000 GIFs, one after the other
 * and each as Brotli: as docs/deploying.md starts it, with a heap of 64 MB, and without options of Node about memory.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-memory.ts
 *
 * With `EMBED_BEFORE`, the path of another checkout whose embed was built, it measures that one, too.
 */

import { readFile } from 'node:fs/promises';
import { startEmbedProcess } from '../tools/embed-server.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { failures, load } from '../tools/load.ts';
import { startManyGifs } from '../tools/many-gifs.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { cpuSeconds } from '../tools/process-time.ts';

const PAGES = 10_000;
/** As docs/deploying.md and the Dockerfile have it. */
const YOUNG = '--max-semi-space-size=16';
const DOCUMENTED = [YOUNG, '--max-old-space-size=256'];
/** MB of heap that a small machine has. */
const SMALL_HEAP = 64;
const MOST: Limit = { most: 250 }; // MB
const NONE: Limit = { most: 0 };
const ANY: Limit = {};

interface Figures {
  /** RSS at its highest, in MB. */
  peak: number;
  /** Processor time for each page, in ms, with what collects garbage beside it. */
  time: number;
  /** Pages that did not come. */
  failed: number;
}

/** MB of memory (RSS) that a process had at its highest, by /proc (proc(5)); NaN for one that has ended. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
}

const service = await startManyGifs();
const environment = {
  GIF_API_URL: service.url,
  GIF_API_KEY: 'bench',
};

async function measure(root: string | undefined, nodeOptions: readonly string[]): Promise<Figures> {
  const server = await startEmbedProcess(environment, { root, nodeOptions });
  try {
    const headers = { 'Accept-Encoding': 'br', 'Gifkit-Device': 'desktop' };
    const pages = service.ids(PAGES).map((id) => ({ url: `${server.url}/embed/${id}`, headers }));
    const result = await load(pages);
    const peak = await peakMemory(server.pid);
    // A process that died has no time, either.
    const seconds = await cpuSeconds(server.pid).catch(() => Number.NaN);
    return { peak, time: (1000 * seconds) / PAGES, failed: failures(result) };
  } finally {
    server.kill();
  }
}

async function measureAll(root?: string) {
  const documented = await measure(root, DOCUMENTED);
  const small = await measure(root, [YOUNG, `--max-old-space-size=${SMALL_HEAP}`]);
  return { documented, small, untold: await measure(root, []) };
}

try {
  const { EMBED_BEFORE } = process.env;
  const before = EMBED_BEFORE ? await measureAll(EMBED_BEFORE) : undefined;
  const after = await measureAll();
  const rows: [string, (figures: typeof after) => number, Limit][] = [
    ['RSS at its highest, MB', ({ documented }) => documented.peak, MOST],
    [`the same with a heap of ${SMALL_HEAP} MB`, ({ small }) => small.peak, MOST],
    ['the same with what Node takes by itself', ({ untold }) => untold.peak, ANY],
    ['processor time for a page, ms', ({ documented }) => documented.time, ANY],
    ['the same with what Node takes by itself', ({ untold }) => untold.time, ANY],
    ['pages that did not come', ({ documented }) => documented.failed, NONE],
    [`the same with a heap of ${SMALL_HEAP} MB`, ({ small }) => small.failed, NONE],
  ];
  console.log(
    `## Embed server’s memory\n\nThe pages of ${figure(PAGES)} GIFs, each once, eight at a time, as Brotli, with related GIFs, by \`node ${DOCUMENTED.join(' ')}\`.\n`,
  );
  console.log(
    markdownTable(
      ['', ...(before ? ['before'] : []), 'Gifkit', 'limit'],
      rows.map(([name, read, limit]) => [
        name,
        // A process that died has neither memory nor time.
        ...(before ? [figure(read(before)).replace('NaN', 'died')] : []),
        figure(read(after)),
        verdict(name, read(after), limit),
      ]),
    ),
  );
} finally {
  await service.close();
}
