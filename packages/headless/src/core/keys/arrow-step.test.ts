import { expect, it } from 'vitest';
import { isComposing } from './arrow-step.ts';

it.each([
  ['during a composition', { isComposing: true, keyCode: 13 }, true],
  ['that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['outside of a composition', { isComposing: false, keyCode: 13 }, false],
])('recognizes a key %s: %j is %s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
