import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

it.each([
  ['of a text that is being composed', { isComposing: true, keyCode: 13 }, true],
  ['that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['that is pressed by itself', { isComposing: false, keyCode: 13 }, false],
])('a key %s belongs to an input method: %j is %s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
