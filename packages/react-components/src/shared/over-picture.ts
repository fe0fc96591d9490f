import { focusOutline } from './focus-ring.ts';

/**
 * Focus ring around an element over a picture. Needs 6 px of space. Forced colors would drop the shadow without
 * `forced-color-adjust`.
 */
export const focusRing = `
  ${focusOutline(0, '#fff')}
  box-shadow: 0 0 0 6px #121212;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline-color: CanvasText;
    box-shadow: 0 0 0 6px Canvas;
  }
`;

/** Focus ring inside an element, for a control at the edge of the picture. */
export const innerFocusRing = `
  ${focusOutline(-6, '#fff')}
  box-shadow: inset 0 0 0 3px #121212;

  @media (forced-colors: active) {
    outline-offset: -3px;
    background-color: Canvas;
  }
`;

/** Background of text and icons over a picture. White on it has a contrast of at least 8:1, even over white. */
export const plate = `
  color: #fff;
  background: rgb(18 18 18 / 75%);

  @media (prefers-contrast: more) {
    background: #000;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    background: Canvas;
  }
`;

/** Styles of a button over a picture. The element must be positioned. */
export const plateButton = `
  ${plate}
  margin: 0;
  border: 2px solid #fff;
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
