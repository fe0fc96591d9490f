import { describe, expect, it } from 'vitest';
import { type PickerMove, type PickerPlace, pickerMove, writesText } from './picker-move.ts';

const FREE = { altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };
const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey'];

describe('a key in a picker', () => {
  it.each<[string, PickerPlace | undefined, PickerMove | undefined]>([
    ['Escape', undefined, 'back'],
    ['Escape', 'gif', 'back'],
    ['ArrowDown', 'beside', 'gifs'],
    ['ArrowUp', 'beside', 'field'],
    ['ArrowUp', 'gif', 'field'],
    ['ArrowDown', 'gif', undefined],
    ['ArrowDown', undefined, undefined],
    ['ArrowUp', undefined, undefined],
    ['ArrowLeft', 'beside', undefined],
  ])('%s on %s leads to %s', (key, place, expected) => {
    expect(pickerMove({ ...FREE, key }, place)).toBe(expected);
  });

  it.each([...MODIFIERS, 'defaultPrevented'])('is ignored with %s', (name) => {
    expect(pickerMove({ ...FREE, key: 'Escape', [name]: true }, 'gif')).toBeUndefined();
  });
});

describe('writesText', () => {
  it.each([
    ['a', true],
    ['É', true],
    ['7', true],
    ['/', true],
    ['Process', true],
    ['Unidentified', true],
    [' ', false],
    ['Enter', false],
    ['F2', false],
  ])('%j: %s', (key, expected) => expect(writesText({ ...FREE, key })).toBe(expected));

  it.each(MODIFIERS)('is false with %s', (name) => {
    expect(writesText({ ...FREE, key: 'a', [name]: true })).toBe(false);
  });
});
