import { innerFocusRing } from '../shared/over-picture.ts';

/**
 * Declarations and nested rules for the progress bar at the lower edge of a video; for pages that use `Progress` of
 * `@gifkit/headless/video` without styled-components.
 */
export const progressCss = `
  appearance: none;
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 24px;
  margin: 0;
  background:
    linear-gradient(#fff 0 0) left bottom / var(--played) 5px no-repeat,
    linear-gradient(#121212 0 0) left bottom / 100% 9px no-repeat;
  cursor: pointer;

  &:focus-visible {
    ${innerFocusRing}
  }
  @media (forced-colors: active) {
    background:
      linear-gradient(CanvasText 0 0) left bottom / var(--played) 5px no-repeat,
      linear-gradient(Canvas 0 0) left bottom / 100% 9px no-repeat;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 1px;
  }
  &::-moz-range-thumb {
    width: 1px;
    border: 0;
    background: none;
  }
`;
