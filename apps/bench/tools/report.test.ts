import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readParts } from './report.ts';

const REPORT = `# Benchmarks

Written by a script.

## Grid

| a |

\`node apps/bench/src/grid.ts\`

## Sandbox

### Start

\`node apps/bench/src/sandbox.ts\`

While it draws.

\`pnpm build && node apps/bench/src/sandbox-load.ts --runs=2\`
`;

it('gives each part by its script, with all of its headings', () => {
  expect([...readParts(REPORT)]).toEqual([
    ['grid.ts', '## Grid\n\n| a |\n\n`node apps/bench/src/grid.ts`'],
    ['sandbox.ts', '## Sandbox\n\n### Start\n\n`node apps/bench/src/sandbox.ts`'],
    [
      'sandbox-load.ts',
      'While it draws.\n\n`pnpm build && node apps/bench/src/sandbox-load.ts --runs=2`',
    ],
  ]);
});

it('gives nothing of a report that was never written', () => {
  expect(readParts('').size).toBe(0);
});

it('reads the report as it is', () => {
  const report = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');
  expect(readParts(report).get('tiles.ts')).toContain('## One tile');
});
