/**
 * Runs every measurement of this folder, one after the other so that none disturbs another, and writes
 * what they print to docs/benchmarks.md. What was measured while something else used the machine is not
 * published: that part stays as it was, and the exit code is 1.
 *
 *   pnpm bench
 *   pnpm bench lists tiles        these scripts alone: the other parts stay as they were
 *   pnpm bench --check            no report: counts, and how lists and tiles compare, held to limits
 *   pnpm bench --check --counts   what is the same on every machine alone
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure } from '../tools/markdown.ts';
import { isQuiet, measureBusy, waitForQuiet } from '../tools/quiet.ts';
import { readParts } from '../tools/report.ts';

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
const former = readParts(readFileSync(REPORT, 'utf8'));

/** What a script printed, and what is wrong with that. */
interface Run {
  text: string;
  problem?: string;
}

async function run(file: string): Promise<Run> {
  console.error(`\n── ${file}`);
  const script = fileURLToPath(new URL(file, import.meta.url));
  const before = await waitForQuiet();
  const { status, stdout } = spawnSync(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  console.log(stdout);
  const busy = Math.max(before, await measureBusy());
  if (!isQuiet(busy)) {
    const problem = `not published, for ${figure(100 * busy)} % of the machine was in use otherwise`;
    return { text: former.get(file) ?? '', problem };
  }
  const text = `${stdout.trim()}\n\n\`node apps/bench/src/${file}\``;
  return status === 0 ? { text } : { text, problem: 'over its limits' };
}

const runs: (Run & { file: string })[] = [];
for (const file of measurements) {
  const isAsked = named.length === 0 || named.includes(file);
  runs.push({ file, ...(isAsked ? await run(file) : { text: former.get(file) ?? '' }) });
}

const [processor] = cpus();
writeFileSync(
  REPORT,
  `# Benchmarks

Written by \`pnpm bench\`, which measures everything again; each part says which script of
[apps/bench](../apps/bench) it comes from. This time: ${processor?.model.trim()}, ${cpus().length} cores,
Node ${process.versions.node}. Beside a limit ✓ says that it held in this run, and ✗ that it did not.

${runs
  .map(({ text }) => text)
  .filter((text) => text !== '')
  .join('\n\n')}
`,
);

const problems = runs.filter(({ problem }) => problem !== undefined);
for (const { file, problem } of problems) console.error(`${file}: ${problem}`);
if (problems.length) process.exitCode = 1;
