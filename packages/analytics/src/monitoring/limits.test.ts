import { expect, it } from 'vitest';
import { createConsoleLimit, createReportLimit } from './limits.ts';

const MAX_CONSOLE_CHARACTERS = 80_000;

const MAX_REPORTS_PER_SECOND = 10;

it('allows ten reports in any second', () => {
  let now = 0;
  const isWithinLimit = createReportLimit(() => now);
  const burst = () => Array.from({ length: 20 }, isWithinLimit).filter(Boolean).length;
  expect(burst()).toBe(MAX_REPORTS_PER_SECOND);
  now = 999;
  expect(burst()).toBe(0);
  now = 1000;
  expect(burst()).toBe(MAX_REPORTS_PER_SECOND);
});

it('allows a fixed amount of console output', () => {
  const isWithinLimit = createConsoleLimit();
  expect(isWithinLimit('x'.repeat(MAX_CONSOLE_CHARACTERS))).toBe(true);
  expect(isWithinLimit('x')).toBe(false);
});
