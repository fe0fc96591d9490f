import { css } from 'styled-components';
import { dense } from '../shared/tokens.ts';
import { scrollRow } from './scroll-row.ts';

export const tabStyles = css`
  .giphy-picker-tabs {
    ${scrollRow}
    gap: 2px;
    flex: none;
    padding: ${dense(6)} var(--_padding) 0;

    & + * {
      border-top: 1px solid var(--_border);
    }
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
