/*
 * All focus rings have one width and one color, `--gifkit-focus`. Over a picture, the ring has a light and a dark
 * line: one of the two has a contrast of at least 4.3:1 against any color.
 */

/**
 * Focus ring on a plain background.
 *
 * @param offset px from the edge of the element.
 * @param fallback color without `--gifkit-focus`. Default: that of the text.
 */
export const focusOutline = (offset: number, fallback = 'currentcolor') => `
  outline: 3px solid var(--gifkit-focus, ${fallback});
  outline-offset: ${offset}px;

  @media (forced-colors: active) {
    outline-color: Highlight;
  }
`;

/** Focus ring of a whole picture, drawn on `::after`, so that round corners do not clip it. */
export const focusRingLayer = `
  content: '';
  position: absolute;
  inset: 0;
  border: 4px solid #121212;
  border-radius: inherit;
  ${focusOutline(-7, '#fff')}
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Canvas;
  }
`;
