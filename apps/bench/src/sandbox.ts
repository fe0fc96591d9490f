/**
 * Measures the sandbox with a catalog of 100,000 items, in a process of its own and over HTTP, from
 * asking to the last byte:
 *
 *   node apps/bench/src/sandbox.ts [items]
 *
 * Every search is another one, so that none is answered from the sandbox's memory of lists.
 */
import { verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { residentMegabytes, startSandbox } from '../tools/sandbox-process.ts';
import { median } from '../tools/statistics.ts';

const ITEMS = Number(process.argv[2] ?? 100_000);
const RATINGS = ['g', 'pg', 'pg-13', 'r'];
const QUERIES = [
  'happy',
  'cat',
  'party',
  'love',
  'sleepy dog',
  'good night',
  'rain',
  'dancing',
  'coffee morning',
  'cute',
  'happy birthday',
  'wave',
  'neon',
  'monday',
  'space rocket',
  'golden star',
  'ha',
  'lol',
  'penguin',
  'flamingo xyzzy',
];

const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

const sandbox = await startSandbox(['--catalog', String(ITEMS)]);
const { child, url, ms } = sandbox;
const time = async (path: string): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`${url}/v1/${path}&limit=25&api_key=bench`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - began;
};
const times = async (paths: readonly string[]): Promise<number[]> => {
  const all: number[] = [];
  for (const path of paths) all.push(await time(path));
  return all;
};

try {
  await times(QUERIES.map((query) => `stickers/search?q=${query}`));
  const searches = await times(
    RATINGS.flatMap((rating) => QUERIES.map((q) => `gifs/search?rating=${rating}&q=${q}`)),
  );
  const pages = await times(
    Array.from({ length: 80 }, (_, page) => `gifs/trending?offset=${page * 60}`),
  );
  const memory = await residentMegabytes(sandbox);

  const measured = [
    { name: 'start until it answers, ms', value: ms, most: 15_000 },
    { name: 'search, median, ms', value: median(searches), most: 10 },
    { name: 'search, 95th percentile, ms', value: percentile95(searches), most: 50 },
    { name: 'trending, median, ms', value: median(pages), most: 10 },
    { name: 'trending, 95th percentile, ms', value: percentile95(pages), most: 50 },
    { name: 'memory (RSS) afterwards, MB', value: memory, most: 500 },
  ];
  // Where nobody says how much memory is in use, nothing is known to be wrong.
  const rows = measured.map(({ name, value, most }) => [
    name,
    figure(value),
    Number.isNaN(value) ? '' : verdict(name, value, { most }),
  ]);
  console.log(
    `## Sandbox\n\n${ITEMS.toLocaleString('en')} items, over HTTP, from asking to the last byte.\n`,
  );
  console.log(markdownTable(['', 'Gifkit', 'limit'], rows));
} finally {
  child.kill();
}
