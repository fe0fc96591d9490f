import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sheetSpace, useSheetSpace } from './use-sheet-space.ts';

interface Seen {
  height?: number;
  offsetTop?: number;
  scale?: number;
}

const view = (innerHeight: number, seen?: Seen) =>
  ({
    innerWidth: 360,
    innerHeight,
    visualViewport: seen && { offsetLeft: 0, offsetTop: 0, width: 360, scale: 1, ...seen },
  }) as Window;

describe('the space for a sheet', () => {
  it.each([
    ['the whole of a high viewport', view(700, { height: 700 }), [700, 0, false]],
    ['the part above an on-screen keyboard', view(640, { height: 380 }), [380, 260, true]],
    [
      'the part above the keyboard if the page has moved up',
      view(640, { height: 380, offsetTop: 60 }),
      [380, 200, true],
    ],
    ['short on a phone in landscape', view(390, { height: 390 }), [390, 0, true]],
    ['independent of pinch zoom', view(700, { height: 350, scale: 2 }), [700, 0, false]],
    ['the layout viewport without visualViewport', view(700), [700, 0, false]],
  ])('is %s', (_, window, [height, bottom, isShort]) => {
    expect(sheetSpace(window, 1)).toEqual({ height, bottom, isShort });
  });

  it('is in px of the sheet under CSS zoom', () => {
    const keyboard = view(640, { height: 380 });
    expect(sheetSpace(keyboard, 2)).toEqual({ height: 190, bottom: 130, isShort: true });
  });

  it('follows the keyboard, and is removed from a popover', () => {
    const element = document.createElement('dialog');
    const dialog = { current: element };
    const viewport = Object.assign(new EventTarget(), {
      ...{ offsetLeft: 0, offsetTop: 0, width: 360, height: 768, scale: 1 },
    });
    Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
    const { rerender } = renderHook(({ isSheet }) => useSheetSpace(dialog, isSheet), {
      initialProps: { isSheet: true },
    });
    expect(element).not.toHaveAttribute('data-short');
    viewport.height = 400;
    viewport.dispatchEvent(new Event('resize'));
    expect(element).toHaveAttribute('data-short');
    expect(element.style.getPropertyValue('--_keyboard')).toBe(`${window.innerHeight - 400}px`);
    rerender({ isSheet: false });
    expect(element).not.toHaveAttribute('data-short');
    expect(element.style.cssText).toBe('');
    Reflect.deleteProperty(window, 'visualViewport');
  });
});
