import { css, styled } from 'styled-components';
import { DEFAULT_GUTTER } from '../../constants.ts';
import { focusOutline } from '../../shared/focus-ring.ts';
import { dense, textSize } from '../../shared/tokens.ts';
import { touchTarget } from '../../shared/touch-target.ts';

/** Height that grows with the text and with the density. @param px at the defaults. */
const denseText = (px: number) => `calc(${textSize(px)} * var(--gifkit-density, 1))`;

export const fieldStyles = css`
  .giphy-picker-head {
    display: flex;
    align-items: flex-start;
    gap: ${dense(DEFAULT_GUTTER)};
    padding: var(--_padding) var(--_padding) 0;

    &[data-bare] {
      justify-content: flex-end;
    }
  }
  .giphy-picker-close {
    ${touchTarget}
    display: grid;
    place-items: center;
    flex: none;
    width: ${dense(40)};
    height: ${denseText(40)};
    border-radius: var(--_part-radius);
    color: var(--_muted);
    background: var(--_surface);

    &:hover {
      color: var(--_color);
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
    height: ${denseText(40)};
    padding-inline: ${dense(10)} ${dense(4)};
    border: 1px solid transparent;
    border-radius: var(--_part-radius);
    background: var(--_surface);

    &:focus-within {
      ${focusOutline(-2, 'var(--_accent)')}
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
      font-size: ${textSize(16)};
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
      border-radius: var(--_part-radius);
      color: var(--_muted);
    }
  }
  @media (forced-colors: active) {
    .giphy-picker-input {
      border-color: ButtonBorder;
    }
  }
`;

/** Row of suggestions. Separate from the field, because its styles are not needed before the user types. */
export const Suggestions = styled.div`
  display: flex;
  gap: ${dense(DEFAULT_GUTTER)};
  padding: ${dense(8)} 2px 2px;
  contain: inline-size;
  overflow: auto hidden;
  scroll-padding-inline: 8px;
  scrollbar-width: none;

  button {
    ${touchTarget}
    flex: none;
    padding: ${dense(5)} ${dense(12)};
    border: 1px solid var(--_border);
    border-radius: 999px;
    font-size: ${textSize(13)};
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
  @media (forced-colors: active) {
    [aria-selected='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
