/**
 * Runs all checks of CI in stages; a failed step does not stop the others. The last line counts tests, and
 * each other step as one: "N passed, N failed".
 */
import type { StdioOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { runToEnd } from './run-to-end.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** Results file in `.cache`, and how to count its tests. A step without a report counts as one. */
  report?: { file: string; count: (json: never) => Count };
  env?: NodeJS.ProcessEnv;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

const countUnitTests = (report: Record<string, number>): Count => ({
  passed: report.numPassedTests ?? 0,
  failed: report.numFailedTests ?? 0,
});

const countEndToEndTests = ({ stats }: { stats: Record<string, number> }): Count => ({
  passed: stats.expected ?? 0,
  failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
});

/** Stages of steps that run two at a time. Steps that use all processors have a stage of their own. */
const stages: Step[][] = [
  [
    { name: 'lint', command: 'pnpm run lint' },
    { name: 'types', command: 'pnpm run typecheck' },
    { name: 'stories', command: 'pnpm run build-storybook' },
    { name: 'unused code', command: 'pnpm run knip' },
    { name: 'commit subjects', command: 'pnpm run check:subjects' },
  ],
  [
    {
      name: 'unit and component tests',
      // A fixed order, so that only a change can break it. The nightly run shuffles.
      command:
        'pnpm run test:unit --sequence.seed=1 --reporter=default --reporter=json --outputFile.json=.cache/unit.json',
      report: { file: 'unit.json', count: countUnitTests },
      // A time zone with quarter hours finds code that assumes UTC or whole hours.
      env: { TZ: process.env.TZ || 'Asia/Kathmandu' },
    },
  ],
  [{ name: 'build', command: 'pnpm run build' }],
  [
    // Also packs the packages for the next stage.
    { name: 'packages', command: 'pnpm run check:packages' },
    { name: 'counts', command: 'pnpm run bench --check' },
    { name: 'supported browsers', command: 'pnpm run check:browsers' },
  ],
  [
    { name: 'installing', command: 'node scripts/check-install.ts' },
    // The nightly run follows the other pages.
    { name: 'a start page', command: 'node scripts/follow-pages.ts --no-build vite' },
    { name: 'size budgets', command: 'pnpm run size' },
  ],
  [
    {
      name: 'end-to-end tests',
      command: 'node scripts/e2e.ts',
      report: { file: 'e2e.json', count: countEndToEndTests },
    },
  ],
];

const env: NodeJS.ProcessEnv = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Runs a step. In parallel with others, it prints the output at the end. */
async function run({ name, command, report, env: own }: Step, isAlone: boolean): Promise<Count> {
  const start = performance.now();
  const results = report && `${cache}${report.file}`;
  if (results) rmSync(results, { force: true });
  const log = `${cache}${name.replaceAll(' ', '-')}.log`;
  const output = isAlone ? ('inherit' as const) : openSync(log, 'w');
  if (isAlone) console.log(`\n── ${name}`);
  const [program = '', ...args] = command.split(' ');
  const stdio: StdioOptions = ['ignore', output, output];
  const { status, isStopped } = await runToEnd(program, args, {
    cwd: root,
    env: { ...env, ...own },
    stdio,
  });
  if (name === 'packages') env.IS_PACKED = '1';
  if (isStopped) process.exit(1);
  if (output !== 'inherit') {
    closeSync(output);
    console.log(`\n── ${name}\n${readFileSync(log, 'utf8').trimEnd()}`);
  }
  console.log(`   ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  const failedStep = { passed: 0, failed: 1 };
  if (!report || !results) return status === 0 ? { passed: 1, failed: 0 } : failedStep;
  try {
    const count = report.count(JSON.parse(readFileSync(results, 'utf8')) as never);
    // An error outside a test fails the run without a failed test.
    return { ...count, failed: Math.max(count.failed, status === 0 ? 0 : 1) };
  } catch (error) {
    console.error(`The results of this step cannot be read: ${(error as Error).message}`);
    return failedStep;
  }
}

mkdirSync(cache, { recursive: true });
let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const stage of stages) {
  await pLimit(2).map(stage, async (step) => {
    const count = await run(step, stage.length === 1);
    passed += count.passed;
    failed += count.failed;
    if (count.failed) failures.push(step.name);
  });
}
console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '\nAll green.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
