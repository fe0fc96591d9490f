import { css } from 'styled-components';
import { focusRing } from './focus-ring.ts';

/** Background of text and icons over a picture. White on it has a contrast of at least 8:1, even over white. */
export const plate = css`
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
export const plateButton = css`
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
