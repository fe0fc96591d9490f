/**
 * Runs every measurement of this folder, one at a time, and writes the results to docs/benchmarks.md. If
 * something else uses the machine, it keeps the old result and exits with code 1.
 *
 *   pnpm bench
 *   pnpm bench lists tiles        runs only these
 *   pnpm bench --check            compares counts with the committed ones, and writes nothing
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { version as vite } from 'vite';
import { figure } from '../tools/figures.ts';
import { withPart } from '../tools/report.ts';

if (process.argv.includes('--check')) {
  await import('../gate/check.ts');
  process.exit();
}

const REPORT = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

const own = basename(fileURLToPath(import.meta.url));
const measurements = readdirSync(new URL('.', import.meta.url)).filter((file) => file !== own);
const named = process.argv.slice(2).map((name) => `${basename(name, '.ts')}.ts`);
const unknown = named.filter((file) => !measurements.includes(file));
if (unknown.length) {
  console.error(`There is no ${unknown.join(', ')}; there are ${measurements.join(', ')}.`);
  process.exit(2);
}

const MOST_BUSY = 10;

/** Measures the CPU use of other processes in percent, while this process sleeps for three seconds. */
async function measureBusy(): Promise<number> {
  const read = () => {
    const times = cpus().map((cpu) => cpu.times);
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
    return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap(Object.values)) };
  };
  const before = read();
  await sleep(3000);
  const after = read();
  return 100 * (1 - (after.idle - before.idle) / (after.all - before.all));
}

const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
for (const script of named.length ? named : measurements) {
  console.error(`\n── ${script}`);
  const before = await measureBusy();
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    // Chromium sometimes hangs.
    timeout: 3_600_000,
  });
  console.log(stdout);
  const busy = Math.max(before, await measureBusy());
  if (status !== 0) {
    console.error(`${script}: not published, it failed`);
    process.exitCode = 1;
  } else if (busy > MOST_BUSY) {
    console.error(`${script}: not published, others used ${figure(busy)} % of the machine`);
    process.exitCode = 1;
  } else {
    const date = new Date().toISOString().slice(0, 10);
    const when = `${date} on ${machine}, Node ${process.versions.node}, Vite ${vite}`;
    const report = withPart(readFileSync(REPORT, 'utf8'), { script, text: stdout, when });
    writeFileSync(REPORT, report);
  }
}
