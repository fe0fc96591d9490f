import { expect, it } from 'vitest';
import { withPart } from './report.ts';

const REPORT = `# Benchmarks

How to run them.

## Grid

### Old

Measured then by \`node apps/bench/src/grid.ts\`.

## Ended

By hand.
`;

it.each([
  [
    'grid.ts',
    REPORT.replace('### Old', '### New').replace('Measured then', 'Measured now'),
    '## Grid\n\n### New\n',
  ],
  ['tiles.ts', `${REPORT}\n## T\n\nMeasured now by \`node apps/bench/src/tiles.ts\`.\n`, '## T'],
])('has one part of %s, and the rest as it was', (script, expected, text) => {
  expect(withPart(REPORT, { script, text, when: 'now' })).toBe(expected);
});
