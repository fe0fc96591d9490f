import { elementsAround } from './roots.ts';

/** What scrolls an element: the nearest container around it that does, else the page. */
export function scrollParentOf(element: Element): HTMLElement {
  const container = elementsAround(element).find(
    (parent): parent is HTMLElement =>
      /auto|scroll/.test(getComputedStyle(parent).overflowY) &&
      parent.scrollHeight > parent.clientHeight,
  );
  return container ?? element.ownerDocument.documentElement;
}
