import { css } from 'styled-components';
import { dense } from '../shared/tokens.ts';

export const tabStyles = css`
  .giphy-picker-tabs {
    display: flex;
    gap: 2px;
    flex: none;
    padding: ${dense(6)} var(--_padding) 0;
    contain: inline-size;
    overflow: auto hidden;
    scroll-padding-inline: var(--_padding);
    border-bottom: 1px solid var(--_border);
    scrollbar-width: none;

    button {
      flex: none;
      padding: ${dense(8)} ${dense(10)} ${dense(9)};
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
      border-radius: var(--_part-radius);
    }
  }
  @media (forced-colors: active) {
    .giphy-picker-tabs [aria-selected='true']::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
