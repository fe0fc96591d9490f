/** What scrolls an element: the nearest container around it that does, else the page. */
export function scrollParentOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isScrollable = /auto|scroll/.test(getComputedStyle(parent).overflowY);
    if (isScrollable && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return element.ownerDocument.documentElement;
}
