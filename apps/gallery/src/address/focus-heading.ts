/** Moves the focus to the heading of the page, where a newly loaded document would begin. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Going back, the reader comes to where the page was scrolled to.
  heading.focus({ preventScroll: true });
}
