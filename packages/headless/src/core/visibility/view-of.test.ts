// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isOnScreen } from './view-of.ts';

it.each([
  ['in view', 300, true],
  ['scrolled out of a container', 900, false],
])('isOnScreen tells if an element is %s', (_, containerBottom, expected) => {
  const place = (element: Element, top: number, bottom: number) => {
    const box = { top, bottom, height: bottom - top } as DOMRect;
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
    return element;
  };
  const element = place(document.createElement('div'), 100, 200);
  const container = place(document.createElement('div'), containerBottom - 300, containerBottom);
  // The page overflows its body, which does not clip.
  place(document.body, -900, 0);
  container.append(element);
  document.body.replaceChildren(container);
  expect(isOnScreen(element)).toBe(expected);
});
