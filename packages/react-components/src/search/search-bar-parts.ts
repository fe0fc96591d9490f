import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { dense, font, radius, textSize, tokenColor } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';

const accent = tokenColor('accent', '#9933ff');

export const Bar = styled.div`
  display: flex;
  align-items: center;
  height: var(--searchbar-height);
  border-radius: ${radius(4)};
  background: var(--searchbar-bg-color-2);
  color: var(--searchbar-fg-color);
  font: ${textSize(15)}/1.2 ${font("interface, 'Helvetica Neue', helvetica, sans-serif")};

  &:focus-within {
    ${focusOutline(1, accent)}
  }
  /* The channel. */
  > span {
    display: flex;
    align-items: center;
    gap: 4px;
    max-width: 50%;
    padding-inline-start: 6px;
    overflow: hidden;
    font-size: ${textSize(12)};
    font-weight: 600;

    bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  input {
    flex: 1;
    box-sizing: border-box;
    min-width: 0;
    height: 100%;
    padding: 0 ${dense(10)};
    border: 0;
    outline: 0;
    color: inherit;
    background: none;
    font: inherit;
    text-overflow: ellipsis;

    /* iOS zooms into fields with a smaller font. */
    @media (pointer: coarse) {
      font-size: ${textSize(16)};
    }
  }
  input::placeholder {
    color: var(--searchbar-muted-color);
    opacity: 1;
  }
  button {
    ${touchTarget}
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    width: max(44px, var(--searchbar-height));
    height: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  button:focus-visible {
    ${focusOutline(-4, accent)}
  }
  .giphy-search-bar-cancel {
    display: var(--searchbar-cancel-button-display);
  }
  /* The search button. */
  button:last-of-type {
    border-radius: 0 ${radius(4)} ${radius(4)} 0;
    color: ${tokenColor('accent-text', '#fff')};
    background: ${tokenColor('accent', 'linear-gradient(45deg, #9933ff, #ff6666)')};
  }
  button:last-of-type:dir(rtl) {
    border-radius: ${radius(4)} 0 0 ${radius(4)};
  }
  svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  @media (prefers-contrast: more) {
    border: 1px solid;

    input::placeholder {
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;

    button {
      border-inline-start: 1px solid ButtonBorder;
    }
    button:last-of-type {
      color: ButtonText;
      background: ButtonFace;
    }
  }
`;
