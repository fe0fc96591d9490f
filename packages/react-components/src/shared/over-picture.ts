import { css } from 'styled-components';

/**
 * Styles of everything that lies over a GIF: light on a dark background, and a focus ring with a light and a dark
 * line, so that both are visible on any picture. White on the background has a contrast of at least 8:1, also over
 * white; one of the two lines has at least 4.3:1 against any colour.
 */
const LIGHT = '#fff';
const DARK = '#121212';

/** The background of texts and icons over a picture. */
export const plate = css`
  color: ${LIGHT};
  background: rgb(18 18 18 / 75%);

  @media (prefers-contrast: more) {
    background: #000;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    background: Canvas;
  }
`;

/** The focus ring around an element. Needs 6 px of space. */
export const focusRing = css`
  outline: 3px solid ${LIGHT};
  outline-offset: 0;
  box-shadow: 0 0 0 6px ${DARK};

  @media (prefers-contrast: more) {
    outline-width: 4px;
    box-shadow: 0 0 0 8px #000;
  }
  /* Both tones are the reader's own; unless it says so, a shadow would not be drawn. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline-color: CanvasText;
    box-shadow: 0 0 0 8px Canvas;
  }
`;

/** The focus ring inside the edge of an element, for a control that ends where the picture ends. */
export const innerFocusRing = css`
  outline: 3px solid ${LIGHT};
  outline-offset: -6px;
  box-shadow: inset 0 0 0 3px ${DARK};

  @media (forced-colors: active) {
    outline-offset: -3px;
    outline-color: Highlight;
    background-color: Canvas;
  }
`;

/** A button over a picture. For positioned elements. */
export const plateButton = css`
  ${plate}
  border: 2px solid ${LIGHT};
  padding: 0;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    color: ButtonText;
    background: ButtonFace;

    svg [fill='#fff'] {
      fill: currentcolor;
    }
    svg [stroke='#fff'] {
      stroke: currentcolor;
    }
  }
`;
