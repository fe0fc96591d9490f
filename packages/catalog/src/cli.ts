#!/usr/bin/env node
import { watch } from 'node:fs';
import { resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { type BuildOptions, buildCatalog } from './build.ts';

const HELP = `Turns a folder of GIF, WebP, MP4, PNG and APNG files into a static catalog with search.

Usage: npx @gifkit/catalog build [options] <folder> <target>

  --order <order>  Order of trending GIFs: file (default) or newest
  --watch          Build again when a file changes
  -h, --help       Show this help
  --version        Show the version`;

/** ms without a change before a build. */
const QUIET = 300;

function onProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const bar = '█'.repeat(Math.round((30 * done) / total)).padEnd(30, '░');
  process.stdout.write(`\r${bar} ${done} of ${total}${done === total ? '\n' : ''}`);
}

async function build(source: string, target: string, order: BuildOptions['order']): Promise<void> {
  const start = performance.now();
  const { count, rendered, notes, failures } = await buildCatalog(source, target, {
    order,
    onProgress,
  });
  for (const sentence of notes) console.log(sentence);
  for (const sentence of failures) console.error(`Left out: ${sentence}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count} GIFs in ${target}, ${rendered} of them rendered now, in ${seconds} s.`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      order: { type: 'string', default: 'file' },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  });
  const [command, source, target] = positionals;
  const { order, version } = values;
  if (values.help || version) return console.log(version ? packageJson.version : HELP);
  if (command !== 'build' || !source || !target) throw new Error(HELP);
  if (order !== 'file' && order !== 'newest')
    throw new Error(`--order is “${order}”, but must be file or newest.`);
  await build(source, target, order);
  if (!values.watch) return;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = () =>
    build(source, target, order).catch((error: Error) => console.error(error.message));
  watch(source, { recursive: true }, (_, name) => {
    // The target may be inside the source.
    if (`${resolve(source, name ?? '')}${sep}`.startsWith(`${resolve(target)}${sep}`)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(again);
    }, QUIET);
  });
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
