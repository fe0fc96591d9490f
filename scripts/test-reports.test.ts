import { describe, expect, it } from 'vitest';
import { countEndToEndTests } from './test-reports.ts';

describe('the report of the end-to-end tests', () => {
  const spec = (title: string, status: string, projectName = 'chromium') => ({
    file: 'grid.e2e.ts',
    title,
    tests: [{ projectName, status }],
  });

  it('counts what passed on a second try as passed, and names it', () => {
    const count = countEndToEndTests({
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [
        {
          specs: [spec('scrolls', 'expected')],
          suites: [{ specs: [spec('plays', 'flaky', 'webkit'), spec('ends', 'unexpected')] }],
        },
      ],
    });
    expect(count).toEqual({
      passed: 2,
      failed: 1,
      failures: ['grid.e2e.ts in chromium: ends'],
      flaky: ['grid.e2e.ts in webkit: plays'],
    });
  });
});
