import { css } from 'styled-components';
import { DEFAULT_GUTTER } from '../../constants.ts';
import { placeholder } from '../../paging/placeholder.tsx';
import { innerFocusRing, plate } from '../../shared/over-picture.ts';
import { dense, textSize } from '../../shared/tokens.ts';
import { scrollRow } from '../scroll-row.ts';

export const resultStyles = css`
  .giphy-picker-results {
    --gifkit-tile-radius: var(--_tile-radius);

    position: relative;
    flex: 1;
    min-height: 0;
    padding: var(--_padding);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;

    /* A scrollbar takes its space from the padding, so that the tiles end where the field does. */
    > .giphy-grid {
      width: calc(100cqi - 2 * var(--_padding));
    }
    &:has(.giphy-picker-ads) {
      scroll-padding-bottom: 120px;
    }
  }
  .giphy-picker-shortcuts {
    ${scrollRow}
    gap: ${dense(DEFAULT_GUTTER)};
    margin: calc(-1 * var(--_padding)) calc(-1 * var(--_padding)) 0;
    padding: var(--_padding);

    button {
      display: grid;
      flex: none;
      place-items: center;
      min-width: ${dense(96)};
      min-height: ${dense(54)};
      overflow: hidden;
      border-radius: var(--_tile-radius);
      background: var(--_surface);
      font-size: ${textSize(12)};
      font-weight: 600;
    }
  }
  .giphy-picker-category {
    img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    span {
      ${plate}
      position: relative;
      place-self: end stretch;
      padding: 2px 6px;
      white-space: nowrap;
    }
    span:first-child {
      align-self: center;
      color: inherit;
      background: none;
    }
  }
  .giphy-picker-shelf {
    align-content: center;
    gap: 2px;

    span {
      padding: 0 8px;
      white-space: nowrap;
    }

    &[aria-pressed='true'] {
      color: var(--_on-accent);
      background: var(--_accent);
    }
  }
  .giphy-picker-favorite {
    ${plate}
    position: absolute;
    inset-block-end: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    opacity: 0;

    &[data-small] {
      width: 24px;
      height: 24px;
    }
    &[data-small] svg {
      width: 16px;
      height: 16px;
    }

    .giphy-gif:hover &,
    .giphy-gif:focus-within &,
    &[aria-pressed='true'],
    &:focus-visible {
      opacity: 1;
    }
    &:focus-visible {
      ${innerFocusRing}
    }
    &[aria-pressed='true'] svg {
      fill: currentcolor;
    }
    @media (hover: none) {
      opacity: 1;
    }
  }
  .giphy-picker-message {
    display: grid;
    justify-items: center;
    gap: 12px;
    max-width: 34ch;
    margin: 40px auto;
    color: var(--_muted);
    text-align: center;
    text-wrap: balance;

    p {
      margin: 0;
    }
    .giphy-picker-button {
      color: var(--_color);
    }
  }
  .giphy-picker-terms {
    display: flex;
    flex-wrap: wrap;
    gap: ${dense(DEFAULT_GUTTER)};
    justify-content: center;
  }
  > .giphy-picker-message {
    margin-block: auto;
  }
  .giphy-picker-end {
    margin: 16px 0 6px;
    color: var(--_muted);
    font-size: ${textSize(12)};
    text-align: center;
  }
  .giphy-picker-skeleton {
    columns: 4 124px;
    column-gap: ${DEFAULT_GUTTER}px;

    i {
      display: block;
      height: 8em;
      margin-bottom: ${DEFAULT_GUTTER}px;
      break-inside: avoid;
      ${placeholder}
    }
    /* Varying heights, like GIFs. */
    i:nth-child(even) {
      height: 10em;
    }
    i:nth-child(4) {
      height: 6em;
    }
  }
`;
