// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACTS } from './facts.ts';

const benchmarks = readFileSync(new URL('../../../../docs/benchmarks.md', import.meta.url), 'utf8');
/** The first number of a row, below a heading. */
function numberOf(heading: string, row: string): number {
  const [, part = ''] = benchmarks.split(`${heading}\n`);
  const line = part.split('\n').find((line) => line.startsWith(`| ${row} |`));
  return Number(line?.split('|').at(2)?.trim());
}
const figures = Object.fromEntries(
  FACTS.map(({ figure, source }) => [source, Number.parseFloat(figure)]),
);
/** Figures of the page are rounded, and a machine measures otherwise from day to day. */
const isAbout = (figure: number | undefined, measured: number) =>
  figure !== undefined && Math.abs(figure - measured) <= 0.1 * measured;

it.each([
  ['first-gif', numberOf('### First GIF', 'peer') / numberOf('### First GIF', 'Gifkit')],
  ['50000-gifs', numberOf('### 50,000 GIFs', 'elements, at most')],
  ['one-import', numberOf('## One import', '@gifkit/react-components { Grid }')],
])('says what was measured: %s', (source, measured) => {
  expect(isAbout(figures[source], measured), `${figures[source]}, measured ${measured}`).toBe(true);
});

it('says the layout shift of the embed as it was measured', () => {
  const [, part = ''] = benchmarks.split('## Embed page\n');
  const row = part.split('\n').find((line) => line.startsWith('| layout shift |'));
  // Before, then now.
  expect(Number(row?.split('|').at(3))).toBe(figures['embed-page']);
});
