import { elementsAround } from './roots.ts';

/**
 * Returns the window of an element's document, because hosts may render into an iframe or a popup. Its observers and
 * frames keep running while this script's window is hidden.
 */
export function viewOf({ ownerDocument }: Element): Window & typeof globalThis {
  return (ownerDocument === document ? window : ownerDocument.defaultView) ?? window;
}

/**
 * Returns the maximum fraction of an element that can be in view at once, from 0 to 1: less than 1 if the element is
 * larger than the window or a clipping container.
 */
export function largestShare({
  target,
  boundingClientRect,
  rootBounds,
}: Pick<IntersectionObserverEntry, 'boundingClientRect' | 'rootBounds' | 'target'>): number {
  const { innerWidth, innerHeight } = viewOf(target);
  // Mocked observers have entries without rectangles.
  const { width, height } = boundingClientRect ?? { width: 0, height: 0 };
  const { offsetWidth, offsetHeight } = target as HTMLElement;
  const shareOf = (length: number, room: number) => (length > room ? room / length : 1);
  // In an iframe the root may be the outer window; without scrollbars it is smaller than the window.
  let across = shareOf(width, Math.min(innerWidth, rootBounds?.width ?? innerWidth));
  let down = shareOf(height, Math.min(innerHeight, rootBounds?.height ?? innerHeight));
  for (const parent of elementsAround(target)) {
    const { clientWidth, clientHeight } = parent;
    // Sizes are rounded.
    const isNarrow = clientWidth < offsetWidth - 1;
    const isLow = clientHeight < offsetHeight - 1;
    if (!(isNarrow || isLow) || parent.matches('body, html')) continue;
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (isNarrow && overflowX !== 'visible') across = Math.min(across, clientWidth / offsetWidth);
    if (isLow && overflowY !== 'visible') down = Math.min(down, clientHeight / offsetHeight);
  }
  return across * down;
}

/** True if an element is on screen. Unlike an observer, it answers immediately, and may miss overflowing elements. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isOutside = (parent: Element) => {
    const box = parent.getBoundingClientRect();
    return box.height > 0 && (top >= box.bottom || bottom <= box.top);
  };
  const isInWindow = height > 0 && top < viewOf(element).innerHeight && bottom > 0;
  return isInWindow && !collapsedAround(element) && !containersAround(element).some(isOutside);
}

/** Elements that may clip an element; body and html clip nothing. */
const containersAround = (element: Element) =>
  elementsAround(element).filter((parent) => !parent.matches('body, html'));

/** True if an element clips all its content: it has no width or height and hides overflow. */
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
 * Returns the collapsed container around an element, such as a closed accordion. A page without a height, as in jsdom,
 * has no layout, so nothing in it is collapsed.
 */
export const collapsedAround = (element: Element): Element | undefined =>
  element.ownerDocument.documentElement.clientHeight > 0
    ? containersAround(element).find(isCollapsed)
    : undefined;

/** Reports size changes of an element, and once at the start. Without ResizeObserver, nothing is reported. */
export function observeResize(element: Element, listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new (viewOf(element).ResizeObserver ?? ResizeObserver)(listener);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Returns the screen px per CSS px of an element. CSS zoom and transforms scale its rectangle, but not its layout.
 * Returns 1 while it has no size.
 */
export function scaleOf(
  element: HTMLElement,
  { height }: Pick<DOMRectReadOnly, 'height'> = element.getBoundingClientRect(),
): number {
  const { offsetHeight } = element;
  // `offsetHeight` is rounded.
  const isScaled = offsetHeight > 0 && height > 0 && Math.round(height) !== offsetHeight;
  return isScaled ? height / offsetHeight : 1;
}
