/** Gives the focus to an element where what had it is gone, and nowhere else. */
export function rescueFocus(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (document.hasFocus() && (!activeElement || activeElement === body)) element?.focus();
}
