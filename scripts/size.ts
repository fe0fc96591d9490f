/**
 * Measures the bundles of `.size-limit.json` and compares each with its budget, by the rule in
 * compressed-budget.ts. Needs the built packages. Arguments go to size-limit.
 */
import { fail } from './fail.ts';
import { measureBundles } from './measure-bundles.ts';
import { sizeReport } from './size-report.ts';

try {
  const lines = sizeReport(measureBundles(process.argv.slice(2)));
  for (const { text, fault } of lines) console.log(fault ? `${text}\n  ${fault}` : text);
  if (lines.some(({ fault }) => fault)) process.exitCode = 1;
} catch (problem) {
  fail(problem);
}
