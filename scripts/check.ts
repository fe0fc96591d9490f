/**
 * Everything that CI checks, one step after the other; a failed step does not hide the next one's result.
 * The last line counts tests, and every other step as one: "N passed, N failed".
 *
 * Tests run in another order each time: a test that depends on the one before it fails. `TEST_SEED` names an order.
 */
import { readFileSync, rmSync } from 'node:fs';
import { fail } from './fail.ts';
import { runToEnd } from './run-to-end.ts';
import { type Count, countEndToEndTests } from './test-reports.ts';
import { newTestSeed, readTestSeed } from './test-seed.ts';

interface Step {
  name: string;
  command: string[];
  /** Where the step writes what it counted, and how to read it. Without it the step counts as one. */
  report?: { file: string; count: (json: never) => Count };
  /** What the step has in its environment besides. */
  env?: NodeJS.ProcessEnv;
}

const root = new URL('..', import.meta.url);

/** A zone with quarters of an hour finds code that expects whole hours, or UTC. */
const ODD_ZONE = { TZ: process.env.TZ || 'Asia/Kathmandu' };

// The examples' frameworks tell their makers nothing.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** The order that is asked for, or a new one. */
function chooseSeed(): number {
  try {
    return readTestSeed(process.env) ?? newTestSeed();
  } catch (error) {
    return fail(error);
  }
}

const seed = chooseSeed();
process.env.TEST_SEED = String(seed);
console.log(`Tests run in the order of TEST_SEED=${seed}.`);

const steps: Step[] = [
  { name: 'commit subjects', command: ['pnpm', 'run', 'check:subjects'] },
  { name: 'lint', command: ['pnpm', 'run', 'lint'] },
  { name: 'unused code', command: ['pnpm', 'run', 'knip'] },
  { name: 'types', command: ['pnpm', 'run', 'typecheck'] },
  {
    name: 'unit and component tests',
    command: [
      'pnpm',
      'run',
      'test:unit',
      '--reporter=default',
      '--reporter=./scripts/unit-reporter.ts',
    ],
    report: { file: '.cache/unit.json', count: (counted: Count) => counted },
    env: ODD_ZONE,
  },
  // First, so that the documentation has them.
  { name: 'stories', command: ['pnpm', 'run', 'build-storybook'] },
  { name: 'build', command: ['pnpm', 'run', 'build'] },
  { name: 'packages', command: ['pnpm', 'run', 'check:packages'] },
  { name: 'installing', command: ['node', 'scripts/check-install.ts'] },
  { name: 'example with Jest', command: ['node', 'scripts/jest-example.ts'] },
  // The other pages are followed each night.
  { name: 'a start page', command: ['node', 'scripts/follow-pages.ts', '--no-build', 'vite'] },
  { name: 'release', command: ['pnpm', 'run', 'release', '--dry-run'] },
  { name: 'supported browsers', command: ['pnpm', 'run', 'check:browsers'] },
  { name: 'size budgets', command: ['pnpm', 'run', 'size'] },
  { name: 'counts', command: ['pnpm', 'run', 'bench', '--check', '--counts'] },
  {
    name: 'end-to-end tests',
    command: ['node', 'scripts/e2e.ts'],
    report: { file: '.cache/e2e.json', count: countEndToEndTests },
  },
];

/** What a step came to. A step that failed without a failed test to show for it counts as one failure. */
async function run({ command: [program = '', ...args], report, env }: Step): Promise<Count> {
  if (report) rmSync(new URL(report.file, root), { force: true });
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { status, isStopped } = await runToEnd(program, args, options).catch((error) => {
    console.error(`Could not start ${program}: ${(error as Error).message}`);
    return { status: 1, isStopped: false };
  });
  if (isStopped) process.exit(1);
  const isGreen = status === 0;
  if (!report) return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = report.count(
      JSON.parse(readFileSync(new URL(report.file, root), 'utf8')) as never,
    );
    return isGreen ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } catch (error) {
    console.error(`No result of this step to read: ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  }
}

const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const allFailures: string[] = [];
const allFlaky: string[] = [];
for (const step of steps) {
  const assigned = Object.entries(step.env ?? {}).map(([name, value]) => `, ${name}=${value}`);
  console.log(`\n── ${step.name}${assigned.join('')}`);
  const start = performance.now();
  const { passed, failed, failures = [], flaky = [] } = await run(step);
  console.log(`   ${step.name}: ${Math.round((performance.now() - start) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed) failedSteps.push(step.name);
  allFailures.push(...failures);
  allFlaky.push(...flaky);
}

// Their messages are far above, and logs are often cut.
for (const title of allFlaky) console.log(`↻ passed when tried again: ${title}`);
for (const title of allFailures) console.log(`✗ ${title}`);
console.log(
  failedSteps.length
    ? `\nFailed, with TEST_SEED=${seed}: ${failedSteps.join(', ')}`
    : '\nAll green.',
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
