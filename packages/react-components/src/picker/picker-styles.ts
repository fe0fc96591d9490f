import { styled } from 'styled-components';
import { innerFocusRing, touchTarget } from '../shared/over-picture.ts';
import { resultStyles } from './browse/result-styles.ts';
import { fieldStyles } from './field/field-styles.ts';
import { footerStyles } from './footer-styles.ts';
import { stepStyles } from './step/step-styles.ts';
import { tabStyles } from './tab-styles.ts';

/**
 * The picker's frame, and the styles of everything in it by class names, which hosts may style, too. Colours
 * follow `color-scheme`; hosts may set the properties that begin with `--giphy-picker-`.
 */
export const PickerRoot = styled.div`
  --_background: var(--giphy-picker-background, light-dark(#fff, #18181b));
  --_color: var(--giphy-picker-color, light-dark(#18181b, #f4f4f5));
  --_muted: var(--giphy-picker-muted-color, color-mix(in srgb, var(--_color) 72%, var(--_background)));
  --_surface: var(--giphy-picker-surface, color-mix(in srgb, var(--_color) 8%, var(--_background)));
  --_border: var(--giphy-picker-border, color-mix(in srgb, var(--_color) 16%, var(--_background)));
  --_accent: var(--giphy-picker-accent, light-dark(#6d28d9, #c4b5fd));
  --_on-accent: var(--giphy-picker-accent-text, light-dark(#fff, #1e1033));

  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  min-width: 280px;
  height: var(--giphy-picker-height, 460px);
  overflow: hidden;
  border: 1px solid var(--_border);
  border-radius: var(--giphy-picker-radius, 14px);
  color: var(--_color);
  background: var(--_background);
  font: 14px/1.4 var(--giphy-picker-font, system-ui, sans-serif);
  text-align: start;
  outline: 0;

  &[data-theme='light'] {
    color-scheme: light;
  }
  &[data-theme='dark'] {
    color-scheme: dark;
  }
  :where(button, input, textarea) {
    box-sizing: border-box;
    margin: 0;
    border: 0;
    color: inherit;
    background: none;
    font: inherit;
  }
  :where(button) {
    position: relative;
    padding: 0;
    cursor: pointer;
  }
  :where(button, a, [role='tabpanel']):focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  svg {
    flex: none;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .giphy-picker-main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  ${fieldStyles}
  ${tabStyles}
  ${footerStyles}
  .giphy-picker-button {
    ${touchTarget}
    padding: 8px 16px;
    border: 1px solid var(--_border);
    border-radius: 10px;
    font-weight: 600;

    &:hover {
      background: var(--_surface);
    }
    &[data-primary] {
      border-color: var(--_accent);
      color: var(--_on-accent);
      background: var(--_accent);
    }
  }
  ${resultStyles}
  ${stepStyles}

  .giphy-picker-favourite:focus-visible {
    ${innerFocusRing}
  }
`;
