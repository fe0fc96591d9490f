import { describe, expect, it } from 'vitest';
import { WINDOW_STEP } from '../constants.ts';
import { covers, rangeInView, withFocused } from './range.ts';

describe('rangeInView', () => {
  const at = (from: number) => ({ from, to: from + 768 });

  it('covers the view and about one viewport above and below it', () => {
    const { from, to } = rangeInView({ from: 2000, to: 2800 });
    expect(Math.abs(from - 1200)).toBeLessThanOrEqual(WINDOW_STEP / 2);
    expect(Math.abs(to - 3600)).toBeLessThanOrEqual(WINDOW_STEP);
  });

  it('changes once per scroll step, at both ends together', () => {
    const all = Array.from({ length: 3 * WINDOW_STEP }, (_, px) => rangeInView(at(px)));
    const ends = all.map(({ from, to }) => `${from} to ${to}`);
    expect(new Set(ends).size).toBe(4);
  });

  it('is equal after scrolling a few px', () => {
    expect(rangeInView(at(2050))).toEqual(rangeInView(at(2060)));
  });

  it('returns the last range if it is equal', () => {
    const last = rangeInView(at(2050));
    expect(rangeInView(at(2060), last)).toBe(last);
    expect(rangeInView(at(2450), last)).toEqual(rangeInView(at(2450)));
  });
});

describe('covers', () => {
  it.each([
    { what: 'includes a range inside', other: { from: 10, to: 90 }, expected: true },
    { what: 'ignores space above the list', other: { from: -50, to: 90 }, expected: true },
    { what: 'excludes a range that ends below', other: { from: 10, to: 110 }, expected: false },
  ])('$what', ({ other, expected }) => {
    expect(covers({ from: 0, to: 100 }, other)).toBe(expected);
  });

  it('excludes a range that starts before', () => {
    expect(covers({ from: 50, to: 100 }, { from: 10, to: 90 })).toBe(false);
  });
});

describe('withFocused', () => {
  it.each([
    { indices: [4, 5], index: 1, expected: [0, 1, 2, 4, 5] },
    { indices: [3, 5], index: 4, expected: [3, 4, 5] },
    { indices: [3, 4], index: 8, expected: [3, 4, 7, 8, 9] },
    { indices: [3, 4], index: 4, expected: [3, 4, 5] },
    { indices: [8, 9], index: 0, expected: [0, 1, 8, 9] },
    { indices: [3, 4], index: 9, expected: [3, 4, 8, 9] },
  ])('adds $index of ten and its neighbors to $indices', ({ indices, index, expected }) => {
    expect(withFocused(indices, index, 10)).toEqual(expected);
  });

  it.each([undefined, 10, 11])('adds nothing for %s of ten', (index) => {
    expect(withFocused([3, 4], index, 10)).toEqual([3, 4]);
  });
});
