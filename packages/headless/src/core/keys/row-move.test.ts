// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { rowMove } from './row-move.ts';

afterEach(() => document.body.replaceChildren());

function press(key: string, at: number, direction = 'ltr', modifiers: KeyboardEventInit = {}) {
  const row = document.body.appendChild(document.createElement('div'));
  row.style.direction = direction;
  const { altKey, ctrlKey, metaKey } = new KeyboardEvent('keydown', modifiers);
  return rowMove({ key, altKey, ctrlKey, metaKey, currentTarget: row }, at, 5);
}

it.each([
  ['ArrowRight', 2, 'ltr', 3],
  ['ArrowLeft', 2, 'ltr', 1],
  ['ArrowRight', 2, 'rtl', 1],
  ['Home', 2, 'rtl', 0],
  ['End', 2, 'ltr', 4],
  ['ArrowLeft', 0, 'ltr', undefined],
  ['ArrowRight', 4, 'ltr', undefined],
  ['ArrowDown', 2, 'ltr', undefined],
] as const)('%s at %i of five, %s, leads to %s', (key, at, direction, expected) => {
  expect(press(key, at, direction)).toBe(expected);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('ignores shortcuts with %s', (name) => {
  expect(press('End', 2, 'ltr', { [name]: true })).toBeUndefined();
});
