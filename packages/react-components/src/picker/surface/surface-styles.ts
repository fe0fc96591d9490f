import { keyframes, styled } from 'styled-components';
import { shortStyles } from './short-styles.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

export const PickerDialog = styled.dialog`
  position: fixed;
  inset: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;

  &[data-kind='popover'] {
    width: min(var(--giphy-picker-width, 380px), 100% - 16px);
    height: var(--giphy-picker-height, 460px);
  }
  &[data-kind='sheet'] {
    inset: auto 0 var(--_keyboard, 0);
    width: 100%;
    height: min(0.85 * var(--_visible, 100dvh), 640px);
  }
  &[data-short] {
    height: calc(var(--_visible, 100dvh) - 4px);
  }
  &[data-short] > .giphy-picker {
    ${shortStyles}
  }
  &::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  &[data-kind='popover']::backdrop {
    display: none;
  }
  > .giphy-picker {
    height: 100%;
    box-shadow: 0 12px 40px rgb(0 0 0 / 28%);
  }
  &[data-kind='sheet'] > .giphy-picker {
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-kind='popover'] > .giphy-picker,
    &[data-kind='sheet'] > .giphy-picker {
      animation: ${rise} 0.2s ease-out;
    }
  }
`;
