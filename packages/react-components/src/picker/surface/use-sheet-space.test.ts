import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSheetSpace } from './use-sheet-space.ts';

/** Renders the hook in a window, for a dialog under CSS zoom. */
function show(innerHeight: number, view?: object, zoom = 1) {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, ...view });
  vi.stubGlobal('innerHeight', innerHeight);
  vi.stubGlobal('visualViewport', view && viewport);
  const element = document.createElement('dialog');
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 300 * zoom));
  const dialog = { current: element };
  const hook = renderHook(({ isSheet }) => useSheetSpace(dialog, isSheet), {
    initialProps: { isSheet: true },
  });
  const px = (name: string) => Number.parseFloat(element.style.getPropertyValue(name));
  const space = () => [px('--_visible'), px('--_keyboard'), element.hasAttribute('data-short')];
  return { ...hook, element, viewport, space };
}

describe('the space for a sheet', () => {
  it.each<[string, Parameters<typeof show>, [height: number, bottom: number, isShort: boolean]]>([
    ['the whole of a high viewport', [700, { height: 700 }], [700, 0, false]],
    ['the part above an on-screen keyboard', [640, { height: 380 }], [380, 260, true]],
    ['that of a page that has moved up', [640, { height: 380, offsetTop: 60 }], [380, 200, true]],
    ['short on a phone in landscape', [390, { height: 390 }], [390, 0, true]],
    ['independent of pinch zoom', [700, { height: 350, scale: 2 }], [700, 0, false]],
    ['the layout viewport without visualViewport', [700], [700, 0, false]],
    ['in px of the sheet under CSS zoom', [640, { height: 380 }, 2], [190, 130, true]],
  ])('is %s', (_, where, expected) => {
    expect(show(...where).space()).toEqual(expected);
  });

  it('follows the keyboard, and is removed from a popover', () => {
    const { viewport, space, element, rerender } = show(768, { height: 768 });
    Object.assign(viewport, { height: 400 }).dispatchEvent(new Event('resize'));
    expect(space()).toEqual([400, 368, true]);
    rerender({ isSheet: false });
    expect(element).not.toHaveAttribute('data-short');
    expect(element.style.cssText).toBe('');
  });
});
