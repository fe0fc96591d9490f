import { expect, it } from 'vitest';
import { optionAt } from './option-at.ts';

it.each([
  ['ArrowDown', undefined, false, 0],
  ['ArrowDown', 1, false, 'none'],
  ['ArrowUp', undefined, false, 'none'],
  ['ArrowUp', 1, false, undefined],
  ['ArrowRight', 1, false, 2],
  ['ArrowRight', 2, false, 2],
  ['ArrowLeft', 0, false, 0],
  ['ArrowLeft', 1, true, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowRight', undefined, false, 'none'],
  ['Enter', 1, false, 'none'],
] as const)(
  '%s leads from suggestion %s (right to left: %s) to %s',
  (key, active, isReversed, next) => {
    expect(optionAt(key, active, 3, isReversed)).toBe(next);
  },
);
