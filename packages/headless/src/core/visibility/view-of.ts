/**
 * The window of the document that an element is in: a host may render into an iframe or a popup. Its observers
 * and frames go on while the window of this script is hidden.
 */
export function viewOf({ ownerDocument }: Element): Window & typeof globalThis {
  return (ownerDocument === document ? window : ownerDocument.defaultView) ?? window;
}

/** The largest share of an element that can be in view at once, from 0 to 1: less than 1 if it is larger than its view. */
export function largestShare({
  target,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry): number {
  const { innerWidth, innerHeight } = viewOf(target);
  // Tests mock observers whose entries have no boxes.
  const { width, height } = boundingClientRect ?? { width: 0, height: 0 };
  // In a frame the root may be the window around; without scrollbars it is smaller than the window.
  const roomAcross = Math.min(innerWidth, rootBounds?.width ?? innerWidth);
  const roomDown = Math.min(innerHeight, rootBounds?.height ?? innerHeight);
  const shareOf = (length: number, room: number) => (length > room ? room / length : 1);
  return shareOf(width, roomAcross) * shareOf(height, roomDown);
}

/** Whether an element is on the screen now. Unlike an observer, it does not need a frame to tell. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < viewOf(element).innerHeight && bottom > 0;
}
