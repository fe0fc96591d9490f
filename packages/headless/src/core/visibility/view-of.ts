/**
 * The window of the document that an element is in: a host may render into an iframe or a popup. Its observers
 * and frames go on while the window of this script is hidden.
 */
export function viewOf({ ownerDocument }: Element): Window & typeof globalThis {
  return (ownerDocument === document ? window : ownerDocument.defaultView) ?? window;
}

/** Whether an element is on the screen now. Unlike an observer, it does not need a frame to tell. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < viewOf(element).innerHeight && bottom > 0;
}
