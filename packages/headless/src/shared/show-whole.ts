/**
 * Scrolls the element that the keyboard has reached into view: browsers are content with half of it. For `onFocus` of a
 * row. It leaves a pressed element alone, which would move away from under the pointer.
 */
export function showWhole({ target }: { target: Element }): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
