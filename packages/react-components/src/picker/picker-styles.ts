import { css, styled } from 'styled-components';
import { fillParent } from '../shared/fill-parent.ts';
import { focusOutline } from '../shared/focus-ring.ts';
import { dense, font, radius, textSize, tokenColor } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';
import { resultStyles } from './browse/result-styles.ts';
import { fieldStyles } from './field/field-styles.ts';
import { footerStyles } from './footer-styles.ts';
import { tabStyles } from './tab-styles.ts';

/** Color token of the picker, which defaults to the token of all components. */
const pickerColor: typeof tokenColor = (name, fallback) =>
  `var(--giphy-picker-${name}, ${tokenColor(name, fallback)})`;

/** Mix of the text color into the background. @param share % of the text color. */
const mixed = (share: number): string =>
  `color-mix(in srgb, var(--_color) ${share}%, var(--_background))`;

/**
 * Root of the picker. All parts are styled by class name, and hosts may override them. Colors follow
 * `color-scheme`. Hosts may set `--gifkit-*` properties, or `--giphy-picker-*` for only the picker.
 */
export const PickerRoot = styled.div`
  --_background: ${pickerColor('background', 'light-dark(#fff, #18181b)')};
  --_color: ${pickerColor('color', 'light-dark(#18181b, #f4f4f5)')};
  --_muted: ${pickerColor('muted-color', mixed(72))};
  --_surface: ${pickerColor('surface', mixed(8))};
  --_border: ${pickerColor('border', mixed(16))};
  --_accent: ${pickerColor('accent', 'light-dark(#6d28d9, #c4b5fd)')};
  --_on-accent: ${pickerColor('accent-text', 'light-dark(#fff, #1e1033)')};
  --_radius: var(--giphy-picker-radius, ${radius(14)});
  --_tile-radius: var(--gifkit-tile-radius, var(--_part-radius));
  --_padding: ${dense(12)};
  --_part-radius: calc(var(--_radius) * 4 / 7);

  ${fillParent}
  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  min-width: min(280px, 100vw);
  height: var(--giphy-picker-height, 460px);
  overflow: hidden;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  color: var(--_color);
  background: var(--_background);
  font: ${textSize(14)}/1.4 var(--giphy-picker-font, ${font('system-ui, sans-serif')});
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
    ${focusOutline(2, 'var(--_accent)')}
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
    container-type: inline-size;
  }
  ${fieldStyles}
`;

/** Button of a message or a step. */
export const buttonStyles = css`
  .giphy-picker-button {
    ${touchTarget}
    padding: ${dense(8)} ${dense(16)};
    border: 1px solid var(--_border);
    border-radius: var(--_part-radius);
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
`;

/**
 * Everything below the field, with its styles. Separate from those of the root, because a floating picker shows its
 * field first.
 */
export const PickerBody = styled.div`
  display: contents;

  ${tabStyles}
  ${resultStyles}
  ${buttonStyles}
  ${footerStyles}
`;
