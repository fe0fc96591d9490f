import { describe, expect, it, vi } from 'vitest';
import { columnsAt } from './columns-at.ts';

const columns = { 900: 4, 300: 2, 600: 3 };

describe('columnsAt', () => {
  it.each([
    [4, 100, 4],
    [columns, 0, 1],
    [columns, 299, 1],
    [columns, 300, 2],
    [columns, 899.5, 3],
    [columns, 5000, 4],
    [{}, 500, 1],
  ])('returns for %j in a container of %s px %i', (given, width, expected) => {
    expect(columnsAt(given, width)).toBe(expected);
  });

  const wrong = [0, -2, 2.5, 1e9, Number.NaN, { 0: 0 }, { 0: Number.NaN }];

  it.each(wrong)('throws for %j in development', (given) => {
    expect(() => columnsAt(given, 500)).toThrow(/^Grid: columns must be a positive integer, not /);
  });

  it.each(wrong)('returns one column for %j in production', (given) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(columnsAt(given, 500)).toBe(1);
  });
});
