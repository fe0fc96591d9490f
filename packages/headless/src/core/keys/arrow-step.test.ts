import { expect, it } from 'vitest';
import { arrowStep, isComposing } from './arrow-step.ts';

it.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['ArrowDown', false, 0],
  ['Home', true, 0],
] as const)('%s (right to left: %s) moves by %i', (key, isReversed, step) => {
  expect(arrowStep(key, isReversed)).toBe(step);
});

it.each([
  ['during a composition', { isComposing: true, keyCode: 13 }, true],
  ['that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['outside of a composition', { isComposing: false, keyCode: 13 }, false],
])('recognizes a key %s: %j is %s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
