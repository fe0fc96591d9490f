/**
 * Weighs what an app bundles of the packed packages when it imports one thing of them.
 *
 *   pnpm exec node apps/bench/src/imports.ts
 */
import { budgetFault } from '../../../scripts/compressed-budget.ts';
import { measureBundles } from '../../../scripts/measure-bundles.ts';
import { figure, markdownTable } from '../tools/markdown.ts';

const bundles = measureBundles();

console.log(`## One import

What an app bundles of the packed packages, minified, without React and styled-components. What is lazy-loaded
comes besides, unless a line says otherwise.
`);
console.log(
  markdownTable(
    ['KB gzip', 'Gifkit', 'limit'],
    bundles.map(({ name, size = 0, sizeLimit = 0 }) => [
      name,
      figure(size / 1000),
      `≤ ${figure(sizeLimit / 1000)}`,
    ]),
  ),
);
if (bundles.some(({ size = 0, sizeLimit = 0 }) => budgetFault(size, sizeLimit))) {
  process.exitCode = 1;
}
