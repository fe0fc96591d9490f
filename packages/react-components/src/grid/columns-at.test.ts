import { describe, expect, it } from 'vitest';
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
  ])('of %j in a container of %s px gives %i', (given, width, expected) => {
    expect(columnsAt(given, width)).toBe(expected);
  });
});
