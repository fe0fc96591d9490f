// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMasonry } from '../layout/masonry.ts';
import type { GridLayout } from '../layout/window.ts';
import { gridCommand, type ListPattern } from './grid-command.ts';
import { gridMove } from './grid-move.ts';

/** Ten square tiles in two columns; even indices are on the left. */
const layout: GridLayout = (() => {
  const masonry = createMasonry({ columns: 2, columnWidth: 100, gutter: 0 });
  masonry.append(Array(10).fill(1));
  return { ...masonry, columns: 2, count: 10, height: 500 };
})();

afterEach(() => document.body.replaceChildren());

interface Press {
  from?: number;
  direction?: 'ltr' | 'rtl';
  modifiers?: KeyboardEventInit;
  findTyped?: () => number | undefined;
}

function press(pattern: ListPattern, key: string, options: Press = {}) {
  const { from = 4, direction = 'ltr', modifiers, findTyped = () => undefined } = options;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(200);
  const grid = document.body.appendChild(document.createElement('div'));
  grid.style.direction = direction;
  const { altKey, ctrlKey, metaKey } = new KeyboardEvent('keydown', modifiers);
  const command = gridCommand({ key, altKey, ctrlKey, metaKey }, pattern, true);
  return command && gridMove(command, { grid, layout, index: from, findTyped });
}

describe('a key in a feed', () => {
  it.each([
    ['PageDown', {}, 5],
    ['PageUp', {}, 3],
    ['Home', { ctrlKey: true }, 'before'],
    ['End', { ctrlKey: true }, 'after'],
    ['Home', {}, undefined],
    ['ArrowDown', {}, undefined],
    ['a', {}, undefined],
    ['PageDown', { altKey: true }, undefined],
    ['End', { ctrlKey: true, metaKey: true }, undefined],
  ] as const)('%s with %j leads to %s', (key, modifiers, expected) => {
    expect(press('feed', key, { modifiers })).toBe(expected);
  });

  it('stops at the first and the last article', () => {
    expect(press('feed', 'PageUp', { from: 0 })).toBeUndefined();
    expect(press('feed', 'PageDown', { from: 9 })).toBeUndefined();
  });
});

describe('a key in a picker', () => {
  it.each([
    ['ArrowUp', {}, 2],
    ['ArrowDown', {}, 6],
    ['ArrowRight', {}, 5],
    ['PageDown', {}, 8],
    ['PageUp', {}, 0],
    ['Home', {}, 0],
    ['End', {}, 9],
    ['Home', { ctrlKey: true }, 0],
    ['End', { ctrlKey: true }, 9],
    ['ArrowDown', { ctrlKey: true }, undefined],
    ['ArrowDown', { altKey: true }, undefined],
    ['Enter', {}, undefined],
  ] as const)('%s with %j leads to %s', (key, modifiers, expected) => {
    expect(press('picker', key, { modifiers })).toBe(expected);
  });

  it('moves in reading direction', () => {
    expect(press('picker', 'ArrowLeft', { direction: 'rtl' })).toBe(5);
  });

  it('finds a GIF by typed name, but not with Ctrl', () => {
    const findTyped = vi.fn(() => 7);
    expect(press('picker', 'o', { findTyped })).toBe(7);
    expect(findTyped).toHaveBeenCalledOnce();
    expect(press('picker', 'o', { findTyped, modifiers: { ctrlKey: true } })).toBeUndefined();
  });

  it('is ignored in an empty grid', () => {
    const empty = { positions: [], reach: [], columns: 2, count: 0, height: 0 };
    const grid = document.createElement('div');
    const position = { grid, layout: empty, index: 0, findTyped: () => undefined };
    expect(gridMove('last', position)).toBeUndefined();
  });

  it.each([
    ['a', 'type'],
    ['É', 'type'],
    ['e\u0301', 'type'],
    ['猫', 'type'],
    ['7', 'type'],
    [' ', undefined],
    ['/', undefined],
    ['\u0301', undefined],
    ['F2', 'controls'],
    ['F3', undefined],
  ])('finds names by letters and digits of any script only: %j', (key, command) => {
    const event = { key, altKey: false, ctrlKey: false, metaKey: false };
    expect(gridCommand(event, 'picker', true)).toBe(command);
    expect(gridCommand(event, 'picker', false)).toBe(command === 'type' ? undefined : command);
  });
});
