/**
 * Measures the sandbox while it draws, and with four processes on one file:
 *
 *   pnpm --filter @gifkit/sandbox build && node apps/bench/src/sandbox-load.ts [path of another command]
 *
 * The cache of drawn files is empty at its start. Searches go one after the other while everything else is
 * drawn; each is another one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import {
  residentMegabytes,
  type SandboxProcess,
  sandboxCommand,
  servingMegabytes,
  startSandbox,
  stopSandbox,
} from '../tools/sandbox-process.ts';
import { median } from '../tools/statistics.ts';

const [, , cli = sandboxCommand] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'gifkit-sandbox-load-'));
const env = { ...process.env, XDG_CACHE_HOME: folder };
const start = (...args: string[]) => startSandbox(args, { cli, env });

const percentile99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

const TEXTS = ['Cold as ice', 'Another text 2', 'Nobody asked for this'];
const AVATARS = 60;
const QUEUED = 30;
const PROCESSES = 4;
const WRITES = 100;
const SEARCHES = 1000;

const json = async (url: string) => (await fetch(url)).json();

/** URLs of GIFs that nobody has asked for: 24 styles of three texts. */
const coldTexts = async ({ url }: SandboxProcess): Promise<string[]> => {
  const lists = await Promise.all(
    TEXTS.map((text) =>
      json(`${url}/v1/text/animate?api_key=k&limit=50&m=${encodeURIComponent(text)}`),
    ),
  );
  return lists.flatMap(({ data }) =>
    data.map(({ images }: { images: Record<string, { url: string }> }) => images.fixed_width?.url),
  );
};

/** How long searches take until the work is done, in ms, and the most memory in use meanwhile, in MB. */
const searchesDuring = async (sandbox: SandboxProcess, work: Promise<unknown>) => {
  let isDone = false;
  let most = 0;
  void work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    if (times.length % 20 === 0) most = Math.max(most, await residentMegabytes(sandbox));
    const began = performance.now();
    const response = await fetch(`${sandbox.url}/v1/gifs/search?q=cat+${times.length}&api_key=k`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { times, most };
};

const whileDrawing = async () => {
  const sandbox = await start();
  const { url } = sandbox;
  const atRest = await residentMegabytes(sandbox);
  const paths = await coldTexts(sandbox);
  const avatars = Array.from({ length: AVATARS }, (_, n) => `${url}/avatars/someone${n}/a.gif`);
  const drawing = Promise.all(
    [...paths, ...avatars].map(async (path) => (await fetch(path)).arrayBuffer()),
  );
  const { times, most } = await searchesDuring(sandbox, drawing);
  await stopSandbox(sandbox);
  return { atRest, times, most };
};

/** Memory of the service alone after a thousand searches of 50 items each. */
const afterSearches = async (): Promise<number> => {
  const sandbox = await start();
  for (let n = 0; n < SEARCHES; n++) {
    const query = `q=cat+${n}&limit=50&api_key=k`;
    await (await fetch(`${sandbox.url}/v1/gifs/search?${query}`)).arrayBuffer();
  }
  const megabytes = await servingMegabytes(sandbox);
  await stopSandbox(sandbox);
  return megabytes;
};

const stopWithQueue = async (): Promise<number> => {
  const sandbox = await start();
  const { data } = await json(`${sandbox.url}/v1/gifs/trending?api_key=k&limit=${QUEUED}`);
  const waiting = data.map(({ images }: { images: { original: { url: string } } }) =>
    fetch(images.original.url).catch(() => undefined),
  );
  // Until the first drawings have begun.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const ms = await stopSandbox(sandbox);
  await Promise.all(waiting);
  return ms;
};

/** Starts and writes that fail when four processes do so at once on a new file. */
const oneFile = async (): Promise<number> => {
  const db = join(folder, 'shared.sqlite');
  const starts = await Promise.allSettled(
    Array.from({ length: PROCESSES }, () => start('--db', db)),
  );
  const running = starts.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const put = async ({ url }: SandboxProcess, n: number): Promise<boolean> => {
    const { data } = await json(`${url}/v1/gifs/random?api_key=k`);
    const cta = `link=https://example.com&text=${n}&api_key=k`;
    return (await fetch(`${url}/v1/gifs/${data.id}/cta?${cta}`, { method: 'PUT' })).ok;
  };
  const writes = await Promise.all(
    running.map(async (sandbox) => {
      const done: boolean[] = [];
      for (let n = 0; n < WRITES; n++) done.push(await put(sandbox, n).catch(() => false));
      return done;
    }),
  );
  await Promise.all(running.map(stopSandbox));
  const failed = writes.flat().filter((isWritten) => !isWritten).length;
  return PROCESSES - running.length + failed;
};

try {
  const { atRest, times, most } = await whileDrawing();
  const measured = [
    { name: 'memory at rest, MB', value: atRest, most: 110 },
    { name: 'memory after 1,000 searches, alone, MB', value: await afterSearches(), most: 110 },
    { name: 'search while 72 texts and 60 avatars are drawn, median, ms', value: median(times) },
    { name: 'the same, 99th percentile, ms', value: percentile99(times), most: 20 },
    { name: 'memory at most, with what draws, MB', value: most, most: 500 },
    { name: 'SIGTERM until the end, 30 GIFs queued, ms', value: await stopWithQueue(), most: 1000 },
    {
      name: 'four processes on one file: failed starts and writes',
      value: await oneFile(),
      most: 0,
    },
  ];
  const rows = measured.map(({ name, value, most }) => [
    name,
    figure(value),
    most === undefined ? '' : verdict(name, value, { most }),
  ]);
  console.log(`${times.length} searches while it drew.\n`);
  console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
} finally {
  rmSync(folder, { recursive: true });
}
