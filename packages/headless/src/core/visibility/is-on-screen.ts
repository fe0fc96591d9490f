import { viewOf } from './view-of.ts';

/** Whether an element is on the screen now. Unlike an observer, it does not need a frame to tell. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < viewOf(element).innerHeight && bottom > 0;
}
