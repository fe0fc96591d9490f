import { css } from 'styled-components';

/**
 * The looks of all that lies over a GIF: light on a dark plate, and a focus ring of both tones, so that
 * it is seen on any picture. White on the plate has 8:1 at least, also over white; of the ring's two
 * tones, one has 4.3:1 at least against any colour.
 */
const LIGHT = '#fff';
const DARK = '#121212';

/** The ground of texts and icons over a picture. */
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

/** Of what the focus is on: around it. Needs 6 px of room. */
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

/** The same inside its edge, for what nothing covers: a control that ends where the picture ends. */
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

/** The same as a layer (`::after`) over a picture that has the focus: never cut off by round corners. */
export const focusRingLayer = css`
  content: '';
  position: absolute;
  inset: 0;
  border: 4px solid ${DARK};
  border-radius: inherit;
  outline: 3px solid ${LIGHT};
  outline-offset: -7px;
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Canvas;
    outline-color: Highlight;
  }
`;

/** Takes clicks on 44 px both ways (WCAG 2.5.5), however small it looks. For what is positioned. */
export const touchTarget = css`
  &::before {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 44px) / 2);
  }
`;

/** A button over a picture. For what is positioned. */
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
