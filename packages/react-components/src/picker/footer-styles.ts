import { css } from 'styled-components';
import { DEFAULT_GUTTER } from '../constants.ts';
import { dense, textSize } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';

export const footerStyles = css`
  .giphy-picker-footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-height: ${dense(40)};
    padding: 0 var(--_padding);
    border-top: 1px solid var(--_border);
    color: var(--_muted);
    font-size: ${textSize(12)};

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
  .giphy-picker-mark {
    display: block;
    box-sizing: content-box;

    /* A mark made for one background keeps that background in every theme. */
    &[data-background] {
      padding: 3px 6px;
      border-radius: calc(var(--_part-radius) / 2);
      forced-color-adjust: none;
    }
    &[data-background='light'] {
      background: #fff;
    }
    &[data-background='dark'] {
      background: #000;
    }
  }
  .giphy-picker-ads {
    position: sticky;
    bottom: calc(-1 * var(--_padding));
    z-index: 2;
    display: flex;
    gap: ${dense(DEFAULT_GUTTER)};
    contain: inline-size;
    overflow-x: auto;
    margin: var(--_padding) calc(-1 * var(--_padding)) calc(-1 * var(--_padding));
    padding: ${dense(8)} var(--_padding);
    border-top: 1px solid var(--_border);
    background: var(--_background);

    iframe {
      flex: none;
      max-width: 100%;
      max-height: 100px;
      border: 0;
      background: #fff;
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
  @media (forced-colors: active) {
    .giphy-picker-motion > span {
      outline: 1px solid ButtonBorder;
    }
    .giphy-picker-motion > span::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
    .giphy-picker-motion[aria-checked='true'] > span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
