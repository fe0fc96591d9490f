import { describe, expect, it } from 'vitest';
import { cellMove } from './cell-move.ts';

const CONTROLS = ['play', 'share', 'more'];
const FREE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

const press = (key: string, focused: string, modifiers: Partial<typeof FREE> = {}) =>
  cellMove({ ...FREE, ...modifiers, key }, focused, 'face', CONTROLS);

describe('a key in a cell', () => {
  it.each([
    ['F2', 'face', CONTROLS],
    ['Escape', 'face', []],
    ['Tab', 'face', []],
    ['F2', 'share', ['face']],
    ['Escape', 'more', ['face']],
    ['Tab', 'play', ['share', 'more']],
    ['Tab', 'more', []],
    ['ArrowDown', 'play', []],
  ])('%s on %s moves to the first focusable of %j', (key, focused, expected) => {
    expect(press(key, focused)).toEqual(expected);
  });

  it('moves backward with Shift, nearest first', () => {
    expect(press('Tab', 'more', { shiftKey: true })).toEqual(['share', 'play']);
    expect(press('Tab', 'play', { shiftKey: true })).toEqual([]);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('is ignored with %s', (name) => {
    expect(press('F2', 'face', { [name]: true })).toEqual([]);
    expect(press('Tab', 'play', { [name]: true })).toEqual([]);
  });
});
