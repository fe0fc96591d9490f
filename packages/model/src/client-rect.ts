/**
 * Returns the position of an element in the page, in px. It adds up the offsets of the element's offset parents, so
 * scrolling and transforms do not change it.
 */
export function getClientRect(element: HTMLElement): DOMRectReadOnly {
  const { offsetWidth: width, offsetHeight: height } = element;
  let x = 0;
  let y = 0;
  let ancestor: HTMLElement | null = element;
  while (ancestor) {
    x += ancestor.offsetLeft;
    y += ancestor.offsetTop;
    ancestor = ancestor.offsetParent as HTMLElement | null;
  }
  const rect = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
  return { ...rect, toJSON: () => rect };
}
