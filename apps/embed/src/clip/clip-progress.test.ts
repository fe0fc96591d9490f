import { describe, expect, it } from 'vitest';
import { clipProgress, toTimeText } from './clip-progress.ts';

describe('clipProgress', () => {
  it.each([
    [0, 8, 0],
    [4, 8, 0.5],
    [7.9, 8, 1],
    [19.8, 20, 0.99],
    [21, 20, 1],
    [0, Number.NaN, 0],
    [3, 0, 0],
  ])('returns for %d s of %d s: %d', (time, duration, progress) => {
    expect(clipProgress(time, duration)).toBe(progress);
  });
});

describe('toTimeText', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
  ])('formats %d s as %s', (seconds, text) => {
    expect(toTimeText(seconds)).toBe(text);
  });
});
