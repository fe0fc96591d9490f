/**
 * `onFocus` handler of a row: scrolls the whole focused element into view, because browsers stop at half of it. Pressed
 * elements do not scroll; they would move away from the pointer.
 */
export function showWhole({ target }: { target: Element }): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
