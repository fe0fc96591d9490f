/**
 * Measures how much memory an embed server takes that is asked for the pages of 10,000 GIFs, one after the other
 * and each as Brotli; as Node starts it, and with a heap of 64 MB.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-memory.ts
 *
 * With `EMBED_BEFORE`, the path of another checkout whose embed was built, it measures that one, too.
 */
import { startEmbedProcess } from '../tools/embed-server.ts';
import { fits, type Limit, limitText } from '../tools/limits.ts';
import { failures, load } from '../tools/load.ts';
import { startManyGifs } from '../tools/many-gifs.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { peakMemory } from '../tools/process-memory.ts';

const PAGES = 10_000;
/** MB of heap that a small machine has. */
const SMALL_HEAP = 64;
const MOST: Limit = { most: 250 }; // MB
const NONE: Limit = { most: 0 };

interface Figures {
  /** RSS at its highest, in MB. */
  peak: number;
  /** Pages that did not come. */
  failed: number;
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
    return { peak: await peakMemory(server.pid), failed: failures(result) };
  } finally {
    server.kill();
  }
}

async function measureBoth(root?: string) {
  const usual = await measure(root, []);
  return { usual, small: await measure(root, [`--max-old-space-size=${SMALL_HEAP}`]) };
}

try {
  const { EMBED_BEFORE } = process.env;
  const before = EMBED_BEFORE ? await measureBoth(EMBED_BEFORE) : undefined;
  const after = await measureBoth();
  const rows: [string, (figures: typeof after) => number, Limit][] = [
    ['RSS at its highest, MB', ({ usual }) => usual.peak, MOST],
    [`the same with a heap of ${SMALL_HEAP} MB`, ({ small }) => small.peak, MOST],
    [`pages that did not come, with a heap of ${SMALL_HEAP} MB`, ({ small }) => small.failed, NONE],
  ];
  console.log(
    `## Embed server’s memory\n\nThe pages of ${figure(PAGES)} GIFs, each once, eight at a time, as Brotli, with related GIFs.\n`,
  );
  console.log(
    markdownTable(
      ['', ...(before ? ['before'] : []), 'Gifkit', 'limit'],
      rows.map(([name, read, limit]) => [
        name,
        // A process that died has no memory.
        ...(before ? [figure(read(before)).replace('NaN', 'died')] : []),
        figure(read(after)),
        limitText(limit),
      ]),
    ),
  );
  if (!rows.every(([, read, limit]) => fits(read(after), limit))) process.exitCode = 1;
} finally {
  await service.close();
}
