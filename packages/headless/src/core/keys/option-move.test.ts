// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { optionMove } from './option-move.ts';

it.each([
  ['vertical', 'ArrowDown', undefined, 'ltr', 0],
  ['vertical', 'ArrowDown', 2, 'ltr', 0],
  ['vertical', 'ArrowUp', undefined, 'ltr', 2],
  ['vertical', 'ArrowUp', 0, 'ltr', 2],
  ['vertical', 'ArrowRight', 1, 'ltr', undefined],
  ['horizontal', 'ArrowDown', undefined, 'ltr', 0],
  ['horizontal', 'ArrowDown', 1, 'ltr', undefined],
  ['horizontal', 'ArrowUp', undefined, 'ltr', undefined],
  ['horizontal', 'ArrowUp', 1, 'ltr', 'field'],
  ['horizontal', 'ArrowRight', 1, 'ltr', 2],
  ['horizontal', 'ArrowRight', 2, 'ltr', 2],
  ['horizontal', 'ArrowLeft', 0, 'ltr', 0],
  ['horizontal', 'ArrowLeft', 1, 'rtl', 2],
  ['horizontal', 'ArrowRight', 1, 'rtl', 0],
  ['horizontal', 'ArrowRight', undefined, 'ltr', undefined],
  ['horizontal', 'Enter', 1, 'ltr', undefined],
] as const)('%s: %s at %s of three, %s, leads to %s', (keys, key, active, direction, expected) => {
  const list = document.body.appendChild(document.createElement('div'));
  list.style.direction = direction;
  expect(optionMove(key, active, { keys, count: 3, list })).toBe(expected);
  expect(optionMove(key, undefined, { keys, count: 0, list: null })).toBeUndefined();
});
