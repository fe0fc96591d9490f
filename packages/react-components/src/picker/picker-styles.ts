import { styled } from 'styled-components';
import { innerFocusRing, touchTarget } from '../shared/over-picture.ts';
import { resultStyles } from './browse/result-styles.ts';
import { stepStyles } from './step/step-styles.ts';

/**
 * The picker's frame, and the looks of everything in it by class names, which hosts may style, too. Colours
 * follow `color-scheme`; those that begin with `--giphy-picker-` are the host's.
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
  .giphy-picker-head {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    padding: 10px 10px 0;
  }
  .giphy-picker-close {
    ${touchTarget}
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: 10px;
    color: var(--_muted);

    &:hover {
      background: var(--_surface);
    }
  }
  .giphy-picker-field {
    flex: 1;
    min-width: 0;
  }
  .giphy-picker-input {
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    height: 40px;
    padding-inline: 10px 4px;
    border: 1px solid transparent;
    border-radius: 10px;
    background: var(--_surface);

    &:focus-within {
      outline: 2px solid var(--_accent);
      outline-offset: -1px;
    }
    > svg {
      color: var(--_muted);
    }
    input {
      flex: 1;
      min-width: 0;
      height: 100%;
      padding: 0;
      outline: 0;
      font-size: 16px;
      text-overflow: ellipsis;
    }
    input::placeholder {
      color: var(--_muted);
      opacity: 1;
    }
    button {
      ${touchTarget}
      display: grid;
      place-items: center;
      width: 32px;
      height: 32px;
      border-radius: 8px;
      color: var(--_muted);
    }
  }
  .giphy-picker-suggestions {
    display: flex;
    gap: 6px;
    padding: 8px 2px 2px;
    overflow: auto hidden;
    scrollbar-width: none;

    button {
      ${touchTarget}
      flex: none;
      padding: 5px 12px;
      border: 1px solid var(--_border);
      border-radius: 999px;
      font-size: 13px;
      white-space: nowrap;
      cursor: pointer;
    }
    button:hover {
      background: var(--_surface);
    }
    [aria-selected='true'] {
      border-color: var(--_accent);
      color: var(--_on-accent);
      background: var(--_accent);
    }
  }
  .giphy-picker-tabs {
    display: flex;
    gap: 2px;
    flex: none;
    padding: 6px 10px 0;
    overflow: auto hidden;
    border-bottom: 1px solid var(--_border);
    scrollbar-width: none;

    button {
      flex: none;
      padding: 8px 10px 9px;
      color: var(--_muted);
      font-weight: 500;
      white-space: nowrap;
    }
    button:hover {
      color: var(--_color);
    }
    button::after {
      content: '';
      position: absolute;
      inset: auto 8px 0;
      height: 2px;
      border-radius: 2px 2px 0 0;
    }
    [aria-selected='true'] {
      color: var(--_accent);
      font-weight: 600;
    }
    [aria-selected='true']::after {
      background: var(--_accent);
    }
    button:focus-visible {
      outline-offset: -3px;
      border-radius: 8px;
    }
  }
  .giphy-picker-footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-height: 40px;
    padding: 0 12px;
    border-top: 1px solid var(--_border);
    color: var(--_muted);
    font-size: 12px;

    a {
      color: inherit;
      font-weight: 600;
      text-decoration: none;
      padding-block: 6px;
    }
    a:hover {
      text-decoration: underline;
    }
  }
  .giphy-picker-motion {
    ${touchTarget}
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 6px 0;

    > span {
      position: relative;
      width: 28px;
      height: 16px;
      border-radius: 8px;
      background: color-mix(in srgb, var(--_color) 45%, var(--_background));
    }
    > span::after {
      content: '';
      position: absolute;
      inset-block: 2px;
      inset-inline-start: 2px;
      width: 12px;
      border-radius: 50%;
      background: var(--_background);
    }
    &[aria-checked='true'] > span {
      background: var(--_accent);
    }
    &[aria-checked='true'] > span::after {
      inset-inline-start: 14px;
    }
  }
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
  @media (forced-colors: active) {
    .giphy-picker-input {
      border-color: ButtonBorder;
    }
    [role='tab'][aria-selected='true']::after,
    .giphy-picker-motion[aria-checked='true'] > span {
      forced-color-adjust: none;
      background: Highlight;
    }
    .giphy-picker-motion > span {
      outline: 1px solid ButtonBorder;
    }
    .giphy-picker-motion > span::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
    .giphy-picker-suggestions [aria-selected='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
