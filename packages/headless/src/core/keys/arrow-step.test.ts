import { expect, it } from 'vitest';
import { arrowStep } from './arrow-step.ts';

it.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['ArrowDown', false, 0],
  ['Home', true, 0],
] as const)('%s (right to left: %s) goes %i along the line', (key, isReversed, step) => {
  expect(arrowStep(key, isReversed)).toBe(step);
});
