import { css, keyframes, styled } from 'styled-components';
import { shortStyles } from './short-styles.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

const popoverStyles = css`
  width: min(var(--giphy-picker-width, 380px), 100% - 16px);
  height: var(--giphy-picker-height, 460px);

  &::backdrop {
    display: none;
  }
`;

const sheetStyles = css`
  inset: auto 0 var(--_keyboard, 0);
  width: 100%;
  height: min(0.85 * var(--_visible, 100dvh), 640px);

  &[data-short] {
    height: calc(var(--_visible, 100dvh) - 4px);
  }
  &::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  > .giphy-picker {
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
  &[data-short] > .giphy-picker {
    ${shortStyles}
  }
`;

/** Dialog of a popover or sheet; each parses only its own styles. */
export const PickerDialog = styled.dialog<{ $kind: 'popover' | 'sheet' }>`
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

  > .giphy-picker {
    height: 100%;
    box-shadow: 0 12px 40px rgb(0 0 0 / 28%);
  }
  ${({ $kind }) => ($kind === 'popover' ? popoverStyles : sheetStyles)}
  @media (prefers-reduced-motion: no-preference) {
    > .giphy-picker {
      animation: ${rise} 0.2s ease-out;
    }
  }
`;
