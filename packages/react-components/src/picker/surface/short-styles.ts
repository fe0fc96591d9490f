import { css } from 'styled-components';
import { textSize } from '../../shared/tokens.ts';

/** Styles of a low sheet: the field stays, tabs and categories scroll, and the required footer is slim. */
export const shortStyles = css`
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
