// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACTS } from './facts.ts';

const benchmarks = readFileSync(new URL('../../../../docs/benchmarks.md', import.meta.url), 'utf8');
/** The number of a row and column of the first table below a heading. */
function numberOf(heading: string, row: string, column = 'Gifkit'): number {
  const [, part = ''] = benchmarks.split(`${heading}\n`);
  const lines = part.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const head = lines.find((cells) => cells.includes(column)) ?? [];
  const cells = lines.find((line) => line[1] === row);
  return Number(cells?.[head.indexOf(column)]);
}
const figures = Object.fromEntries(
  FACTS.map(({ figure, source }) => [source, Number.parseFloat(figure)]),
);
const FIRST = ['### First tile', 'ms from navigation to its load'] as const;

it.each([
  ['first-tile', numberOf(...FIRST, 'peer') / numberOf(...FIRST)],
  ['50000-gifs', numberOf('### 50,000 GIFs', 'elements, at most')],
  ['one-import', numberOf('## One import', '@gifkit/react-components { Grid }')],
  ['embed-page', numberOf('## Embed page', 'layout shift')],
])('says what was measured: %s', (source, measured) => {
  // Figures of the page are rounded, and a machine measures otherwise from day to day.
  const sway = Math.abs((figures[source] ?? Number.NaN) - measured);
  expect(sway, `${figures[source]}, measured ${measured}`).toBeLessThanOrEqual(0.1 * measured);
});
