// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isOnScreen } from './view-of.ts';

it.each([
  ['in view', 300, true],
  ['scrolled out of a container', 900, false],
])('isOnScreen tells if an element is %s', (_, containerBottom, expected) => {
  const boxes = (top: number, bottom: number) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
    return element;
  };
  const element = boxes(100, 200);
  const container = boxes(containerBottom - 300, containerBottom);
  container.append(element);
  document.body.replaceChildren(container);
  expect(isOnScreen(element)).toBe(expected);
});
