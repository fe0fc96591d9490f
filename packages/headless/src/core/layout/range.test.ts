import { describe, expect, it } from 'vitest';
import { covers, rangeInView, withFocused } from './range.ts';

describe('rangeInView', () => {
  const at = (from: number) => ({ from, to: from + 768 });

  it('covers the view and half a viewport to one viewport before and after it', () => {
    for (let px = 0; px < 768; px += 1) {
      const { from, to } = rangeInView(at(px));
      for (const overscan of [px - from, to - (px + 768)]) {
        expect(overscan).toBeGreaterThanOrEqual(384);
        expect(overscan).toBeLessThanOrEqual(768);
      }
    }
  });

  it('changes at both ends together, each half viewport', () => {
    const between = (first: number) =>
      Array.from({ length: 383 }, (_, px) => rangeInView(at(first + px)));
    for (const ranges of [between(1), between(385)]) {
      expect(new Set(ranges.map((range) => JSON.stringify(range))).size).toBe(1);
    }
  });

  it('is empty for a view without a height', () => {
    expect(rangeInView({ from: 0, to: 0 })).toEqual({ from: 0, to: 0 });
  });

  it('returns the last range if it is equal', () => {
    const last = rangeInView(at(2050));
    expect(rangeInView(at(2060), last)).toBe(last);
    expect(rangeInView(at(2450), last)).toEqual(rangeInView(at(2450)));
  });
});

describe('covers', () => {
  it.each([
    ['includes a range inside', 0, { from: 10, to: 90 }, true],
    ['ignores space above the list', 0, { from: -50, to: 90 }, true],
    ['excludes a range that ends below', 0, { from: 10, to: 110 }, false],
    ['excludes a range that starts before', 50, { from: 10, to: 90 }, false],
  ])('%s', (_, from, other, expected) => {
    expect(covers({ from, to: 100 }, other)).toBe(expected);
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
