import { css } from 'styled-components';

/*
 * Every focus ring of these components: one width, and one color, which a host sets as `--gifkit-focus`. Over a
 * picture it has a light and a dark line, so that both are visible on any picture: one of the two has a contrast of
 * at least 4.3:1 against any color.
 */
const LIGHT = '#fff';
const DARK = '#121212';

/**
 * The focus ring on a plain background.
 *
 * @param offset px from the edge of the element.
 * @param own color if the host gives none. @default that of the text
 */
export const focusOutline = (offset: number, own = 'currentcolor') => css`
  outline: 3px solid var(--gifkit-focus, ${own});
  outline-offset: ${offset}px;

  @media (forced-colors: active) {
    outline-color: Highlight;
  }
`;

/** The focus ring around an element over a picture. Needs 6 px of space. */
export const focusRing = css`
  ${focusOutline(0, LIGHT)}
  box-shadow: 0 0 0 6px ${DARK};

  /* Both tones are the reader's own; unless it says so, a shadow would not be drawn. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline-color: CanvasText;
    box-shadow: 0 0 0 6px Canvas;
  }
`;

/** The focus ring inside the edge of an element, for a control that ends where the picture ends. */
export const innerFocusRing = css`
  ${focusOutline(-6, LIGHT)}
  box-shadow: inset 0 0 0 3px ${DARK};

  @media (forced-colors: active) {
    outline-offset: -3px;
    background-color: Canvas;
  }
`;

/** The focus ring of a whole picture, as a layer (`::after`), so that round corners do not cut it off. */
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
