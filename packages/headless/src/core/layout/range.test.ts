import { describe, expect, it } from 'vitest';
import { covers, rangeInView, withFocused } from './range.ts';

describe('rangeInView', () => {
  const at = (from: number) => ({ from, to: from + 768 });

  it('covers the view and one viewport above and below it', () => {
    const { from, to } = rangeInView({ from: 2000, to: 2800 });
    expect(from).toBeLessThanOrEqual(1200);
    expect(to).toBeGreaterThanOrEqual(3600);
  });

  it('stays the same while scrolling goes a few px', () => {
    expect(rangeInView(at(2050))).toEqual(rangeInView(at(2060)));
  });

  it('is the last one as long as it is the same', () => {
    const last = rangeInView(at(2050));
    expect(rangeInView(at(2060), last)).toBe(last);
    expect(rangeInView(at(2450), last)).toEqual(rangeInView(at(2450)));
  });
});

describe('covers', () => {
  it.each([
    { what: 'what lies in it', other: { from: 10, to: 90 }, expected: true },
    { what: 'what is above the list', other: { from: -50, to: 90 }, expected: true },
    { what: 'not what goes on below it', other: { from: 10, to: 110 }, expected: false },
  ])('$what', ({ other, expected }) => {
    expect(covers({ from: 0, to: 100 }, other)).toBe(expected);
  });

  it('not what begins before it', () => {
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
  ])('puts $index of ten and its neighbors among $indices', ({ indices, index, expected }) => {
    expect(withFocused(indices, index, 10)).toEqual(expected);
  });

  it.each([undefined, 10, 11])('adds nothing for %s of ten', (index) => {
    expect(withFocused([3, 4], index, 10)).toEqual([3, 4]);
  });
});
