import { elementsAround } from './roots.ts';

/**
 * The window of the document that an element is in: a host may render into an iframe or a popup. Its observers
 * and frames go on while the window of this script is hidden.
 */
export function viewOf({ ownerDocument }: Element): Window & typeof globalThis {
  return (ownerDocument === document ? window : ownerDocument.defaultView) ?? window;
}

/**
 * The largest share of an element that can be in view at once, from 0 to 1: less than 1 if it is larger than the window
 * or than a container around it that clips or scrolls.
 */
export function largestShare({
  target,
  boundingClientRect,
  rootBounds,
}: Pick<IntersectionObserverEntry, 'boundingClientRect' | 'rootBounds' | 'target'>): number {
  const { innerWidth, innerHeight } = viewOf(target);
  // Tests mock observers whose entries have no boxes.
  const { width, height } = boundingClientRect ?? { width: 0, height: 0 };
  const { offsetWidth, offsetHeight } = target as HTMLElement;
  const shareOf = (length: number, room: number) => (length > room ? room / length : 1);
  // In a frame the root may be the window around; without scrollbars it is smaller than the window.
  let across = shareOf(width, Math.min(innerWidth, rootBounds?.width ?? innerWidth));
  let down = shareOf(height, Math.min(innerHeight, rootBounds?.height ?? innerHeight));
  for (const parent of elementsAround(target)) {
    const { clientWidth, clientHeight } = parent;
    // These sizes are rounded.
    const isNarrow = clientWidth < offsetWidth - 1;
    const isLow = clientHeight < offsetHeight - 1;
    if (!(isNarrow || isLow) || parent.matches('body, html')) continue;
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (isNarrow && overflowX !== 'visible') across = Math.min(across, clientWidth / offsetWidth);
    if (isLow && overflowY !== 'visible') down = Math.min(down, clientHeight / offsetHeight);
  }
  return across * down;
}

/** Whether an element is on the screen now. Unlike an observer, it does not need a frame to tell. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < viewOf(element).innerHeight && bottom > 0 && !collapsedAround(element);
}

/** Whether an element shows nothing of its content: it has no height or width, and hides what goes beyond. */
export function isCollapsed(element: Element): boolean {
  const { clientWidth, clientHeight } = element;
  if (clientWidth > 0 && clientHeight > 0) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (clientHeight === 0 && overflowY !== 'visible') ||
    (clientWidth === 0 && overflowX !== 'visible')
  );
}

/**
 * The collapsed container that an element is in, such as a closed accordion. What a page itself hides is its view.
 * A page without a height has no layout, as in jsdom: nothing in it is collapsed.
 */
export const collapsedAround = (element: Element): Element | undefined =>
  element.ownerDocument.documentElement.clientHeight > 0
    ? elementsAround(element).find((parent) => !parent.matches('body, html') && isCollapsed(parent))
    : undefined;
