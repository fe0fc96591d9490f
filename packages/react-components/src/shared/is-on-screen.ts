/** Whether an element is on the screen now, asked without the frame that an observer takes to tell. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
}
