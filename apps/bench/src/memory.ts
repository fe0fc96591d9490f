/**
 * Measures how far the memory of a process grows while its client gets twenty responses of 50 MB: one by
 * one and all at once, plain, compressed, and with their size said beforehand. Each row has a process of its own, because its peak counts.
 *
 *   node apps/bench/src/memory.ts
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';

const RESPONSES = 20;
const LIMITS: Record<string, Limit> = { 'one by one': { most: 150 }, 'at once': { most: 150 } }; // MB

/** The peak of this process so far, in MB. */
const peak = (): number => (process.resourceUsage().maxRSS * 1024) / 1e6;

/** What the process of one measurement does. */
async function measure(baseUrl: string, isAtOnce: boolean): Promise<void> {
  const before = peak();
  const client = new GiphyFetch('key', {}, { baseUrl });
  const get = async (index: number) => {
    const error = await client.gif(index).catch((reason: unknown) => reason);
    if (!isFetchError(error)) throw new Error('A response of 50 MB was taken');
  };
  const indices = Array.from({ length: RESPONSES }, (_, index) => index);
  if (isAtOnce) await Promise.all(indices.map(get));
  else for (const index of indices) await get(index);
  process.send?.(peak() - before);
}

const [, , baseUrl, mode] = process.argv;
if (baseUrl) {
  await measure(baseUrl, mode === 'at once');
  process.disconnect();
} else {
  const server = fork(fileURLToPath(new URL('../tools/large-responses.ts', import.meta.url)));
  try {
    const [port] = await once(server, 'message');
    const rows: { label: string; value: number; limit: Limit }[] = [];
    for (const kind of ['plain', 'gzip', 'sized']) {
      for (const [mode, limit] of Object.entries(LIMITS)) {
        const url = `http://127.0.0.1:${port}/${kind}/v1/`;
        const [value] = await once(fork(fileURLToPath(import.meta.url), [url, mode]), 'message');
        rows.push({ label: `${kind}, ${mode}, MB`, value, limit });
      }
    }
    console.log(
      `## Memory\n\nHow far a process grows (RSS) that requests ${RESPONSES} responses of 50 MB.\n`,
    );
    console.log(
      markdownTable(
        ['', 'Gifkit', 'limit'],
        rows.map(({ label, value, limit }) => [label, figure(value), verdict(label, value, limit)]),
      ),
    );
  } finally {
    server.disconnect();
  }
}
