/**
 * Runs every measurement of this folder, one after the other so that none disturbs another, and writes
 * what they print to docs/benchmarks.md. With `--check` it only counts what is the same on every machine.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.argv.includes('--check')) {
  await import('../gate/check.ts');
  process.exit();
}

const REPORT = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

const own = basename(fileURLToPath(import.meta.url));
const measurements = readdirSync(new URL('.', import.meta.url)).filter((file) => file !== own);

const runs = measurements.map((file) => {
  console.error(`\n── ${file}`);
  const script = fileURLToPath(new URL(file, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  console.log(stdout);
  return { file, isOk: status === 0, stdout: stdout.trim() };
});

const [processor] = cpus();
writeFileSync(
  REPORT,
  `# Benchmarks

Written by \`pnpm bench\`, which measures everything again; each part says which script of
[apps/bench](../apps/bench) it comes from. This time: ${processor?.model.trim()}, ${cpus().length} cores,
Node ${process.versions.node}.

${runs.map(({ file, stdout }) => `${stdout}\n\n\`node apps/bench/src/${file}\``).join('\n\n')}
`,
);

const failed = runs.filter(({ isOk }) => !isOk).map(({ file }) => file);
if (failed.length) {
  console.error(`\nOver their limits: ${failed.join(', ')}`);
  process.exitCode = 1;
}
