/**
 * Measures the bundles of `.size-limit.json` and compares each with its budget, by the rule in
 * compressed-budget.ts. Needs the built packages. Arguments go to size-limit.
 */
import { spawnSync } from 'node:child_process';
import { fail } from './fail.ts';
import { type SizeCheck, sizeReport } from './size-report.ts';

const args = ['--json', ...process.argv.slice(2)];
const { stdout, stderr, error } = spawnSync('size-limit', args, {
  cwd: new URL('..', import.meta.url),
  encoding: 'utf8',
});

/** @throws {Error} with what size-limit said, when it did not measure. */
function readChecks(): SizeCheck[] {
  if (error) throw error;
  let answer: SizeCheck[] | { error: string };
  try {
    answer = JSON.parse(stdout);
  } catch {
    throw new Error(`size-limit measured nothing:\n${stdout}${stderr}`);
  }
  if ('error' in answer) throw new Error(`size-limit measured nothing:\n${answer.error}`);
  return answer;
}

try {
  const lines = sizeReport(readChecks());
  for (const { text, fault } of lines) console.log(fault ? `${text}\n  ${fault}` : text);
  if (lines.some(({ fault }) => fault)) process.exitCode = 1;
} catch (problem) {
  fail(problem);
}
