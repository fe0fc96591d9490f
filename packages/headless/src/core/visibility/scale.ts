/**
 * Returns the screen px per CSS px of an element. CSS zoom and transforms scale its rectangle, but not its layout.
 * Returns 1 while it has no size.
 */
export function scaleOf(element: HTMLElement): number {
  const { offsetHeight } = element;
  const { height } = element.getBoundingClientRect();
  // `offsetHeight` is rounded.
  const isScaled = offsetHeight > 0 && height > 0 && Math.round(height) !== offsetHeight;
  return isScaled ? height / offsetHeight : 1;
}
