import { expect, it } from 'vitest';
import { placePopover } from './place-popover.ts';

const view = { left: 0, top: 0, width: 1000, height: 700 };
const size = { width: 380, height: 460 };
const button = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

it.each([
  ['below its anchor', button(100, 50), { left: 100, top: 88, side: 'below' }],
  [
    'above it, where there is no room below',
    button(100, 600),
    { left: 100, top: 132, side: 'above' },
  ],
  ['inside the right edge', button(900, 50), { left: 612, top: 88, side: 'below' }],
  ['inside the left edge', button(-30, 50), { left: 8, top: 88, side: 'below' }],
  ['inside the view, where its anchor has been scrolled away', button(100, -400), { top: 8 }],
  ['as high as there is room', button(100, 340), { side: 'above', top: 8, maxHeight: 324 }],
])('a popover stands %s', (_, anchor, place) => {
  expect(placePopover(anchor, size, view, false)).toMatchObject(place);
});

it('a popover ends where its anchor ends, where lines begin at the right', () => {
  expect(placePopover(button(600, 50), size, view, true).left).toBe(260);
});

it('a popover keeps out of the way of an on-screen keyboard', () => {
  const shown = { ...view, top: 200, height: 300 };
  const { top, maxHeight } = placePopover(button(100, 400), size, shown, false);
  expect(top).toBeGreaterThanOrEqual(200);
  expect(top + Math.min(size.height, maxHeight)).toBeLessThanOrEqual(500);
});
