import { css, keyframes, styled } from 'styled-components';
import { textSize } from '../../shared/tokens.ts';

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

/** Styles of a low sheet: the field stays, tabs and categories scroll, and the required footer is slim. */
const shortStyles = css`
  border-radius: min(8px, var(--_radius));

  .giphy-picker-main {
    display: block;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-block: calc(${textSize(36)} + 14px) 28px;
    scrollbar-width: thin;
  }
  .giphy-picker-head {
    position: sticky;
    top: 0;
    z-index: 3;
    padding-block: 8px 2px;
    background: var(--_background);
  }
  .giphy-picker-input,
  .giphy-picker-close {
    height: ${textSize(36)};
  }
  .giphy-picker-suggestions {
    padding-top: 4px;
  }
  .giphy-picker-tabs {
    padding-top: 0;

    button {
      padding-block: 4px 5px;
    }
  }
  .giphy-picker-results {
    overflow: visible;
    padding-block: 6px;
  }
  .giphy-picker-shortcuts {
    margin-top: -6px;
    padding-block: 6px;

    button {
      min-width: 64px;
      min-height: 28px;
    }
    svg {
      display: none;
    }
  }
  .giphy-picker-message {
    gap: 6px;
    margin-block: 8px;
  }
  /* The text and the send button keep their height; the picture shrinks. */
  .giphy-picker-step {
    gap: 6px;
    padding: 8px;

    > .giphy-gif {
      display: none;
    }
    textarea {
      min-height: 3.5em;
    }
  }
  .giphy-picker-footer {
    position: sticky;
    bottom: 0;
    z-index: 3;
    min-height: 26px;
    background: var(--_background);

    a,
    .giphy-picker-motion {
      padding-block: 1px;
    }
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
