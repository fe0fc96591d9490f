import { css } from 'styled-components';

/**
 * The focus ring of what lies over a picture, as a layer (`::after`), so that round corners do not cut it off. By
 * itself, for every tile has it, and few have the rest.
 */
export const focusRingLayer = css`
  content: '';
  position: absolute;
  inset: 0;
  border: 4px solid #121212;
  border-radius: inherit;
  outline: 3px solid #fff;
  outline-offset: -7px;
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Canvas;
    outline-color: Highlight;
  }
`;
