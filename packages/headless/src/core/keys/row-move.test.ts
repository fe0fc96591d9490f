// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { rowMove } from './row-move.ts';

afterEach(() => document.body.replaceChildren());

type Options = Parameters<typeof rowMove>[3];

function press(
  key: string,
  at: number,
  direction = 'ltr',
  options: Options = {},
  modifiers: KeyboardEventInit = {},
) {
  const row = document.body.appendChild(document.createElement('div'));
  row.style.direction = direction;
  const { altKey, ctrlKey, metaKey } = new KeyboardEvent('keydown', modifiers);
  return rowMove({ key, altKey, ctrlKey, metaKey, currentTarget: row }, at, 5, options);
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
  ['ArrowLeft', 0, 'ltr', 4, { wraps: true }],
  ['ArrowRight', 4, 'ltr', 0, { wraps: true }],
  ['ArrowDown', 2, 'rtl', 3, { isVertical: true }],
  ['ArrowUp', 2, 'rtl', 1, { isVertical: true }],
  ['ArrowRight', 2, 'ltr', undefined, { isVertical: true }],
] as const)(
  '%s at %i of five, %s, leads to %s: %j',
  (key, at, direction, expected, options?: Options) => {
    expect(press(key, at, direction, options)).toBe(expected);
  },
);

it.each(['altKey', 'ctrlKey', 'metaKey'])('ignores shortcuts with %s', (name) => {
  expect(press('End', 2, 'ltr', {}, { [name]: true })).toBeUndefined();
});
