import { plateButton } from '../shared/over-picture.ts';
import { font } from '../shared/tokens.ts';

/**
 * Declarations and nested rules for the play button of a tile, which names the reason while it warns about flashing; for
 * pages that use `PlayButton` of `@gifkit/headless/tile` without styled-components.
 */
export const playButtonCss = `
  ${plateButton}
  position: absolute;
  top: 8px;
  inset-inline-end: 8px;
  box-sizing: border-box;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  padding: 6px;

  &[data-flashing] {
    display: flex;
    align-items: center;
    gap: 6px;
    width: auto;
    max-width: calc(100% - 16px);
    height: auto;
    min-height: 32px;
    border-radius: 16px;
    font: 600 13px / 1.2 ${font('system-ui, sans-serif')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  svg {
    display: block;
    flex: none;
    width: 16px;
    height: 16px;
    fill: currentcolor;
  }
`;
