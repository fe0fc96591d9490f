import { css } from 'styled-components';

/*
 * All focus rings have one width and one color, `--gifkit-focus`. Over a picture, the ring has a light and a dark
 * line: one of the two has a contrast of at least 4.3:1 against any color.
 */
const LIGHT = '#fff';
const DARK = '#121212';

/**
 * Focus ring on a plain background.
 *
 * @param offset px from the edge of the element.
 * @param fallback color without `--gifkit-focus`. Default: that of the text.
 */
export const focusOutline = (offset: number, fallback = 'currentcolor') => css`
  outline: 3px solid var(--gifkit-focus, ${fallback});
  outline-offset: ${offset}px;

  @media (forced-colors: active) {
    outline-color: Highlight;
  }
`;

/** Focus ring of a whole picture, drawn on `::after`, so that round corners do not clip it. */
export const focusRingLayer = css`
  content: '';
  position: absolute;
  inset: 0;
  border: 4px solid ${DARK};
  border-radius: inherit;
  ${focusOutline(-7, LIGHT)}
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Canvas;
  }
`;

/** Focus ring around an element over a picture. Needs 6 px of space. */
export const focusRing = css`
  ${focusOutline(0, LIGHT)}
  box-shadow: 0 0 0 6px ${DARK};

  /* System colors. Forced colors would drop the shadow without forced-color-adjust. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline-color: CanvasText;
    box-shadow: 0 0 0 6px Canvas;
  }
`;

/** Focus ring inside an element, for a control at the edge of the picture. */
export const innerFocusRing = css`
  ${focusOutline(-6, LIGHT)}
  box-shadow: inset 0 0 0 3px ${DARK};

  @media (forced-colors: active) {
    outline-offset: -3px;
    background-color: Canvas;
  }
`;
