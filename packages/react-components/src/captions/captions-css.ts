import { radius } from '../shared/tokens.ts';

/**
 * Declarations and nested rules for the captions menu, the transcript and the message, which have `data-captions`; for
 * pages that use `CaptionsButton` of `@gifkit/headless/video` without styled-components.
 */
export const captionsCss = `
  box-sizing: border-box;
  border: 1px solid rgb(255 255 255 / 40%);
  border-radius: ${radius(8)};
  color: #fff;
  background: rgb(18 18 18 / 92%);

  /* Forced colors keep the alpha of the author's color. */
  @media (forced-colors: active) {
    background: Canvas;
  }
  button {
    border: 0;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
  }

  &[data-captions='message'] {
    position: absolute;
    inset: auto 10px 34px;
    z-index: 1;
    margin: 0;
    padding: 8px;
    text-align: center;
    pointer-events: none;
  }

  &[data-captions='menu'] {
    position: absolute;
    inset: 52px auto auto;
    inset-inline-end: 10px;
    z-index: 2;
    min-width: 140px;
    max-width: calc(100% - 20px);
    max-height: calc(100% - 60px);
    padding: 4px;
    overflow: auto;

    button {
      display: block;
      width: 100%;
      min-height: 40px;
      padding: 6px 12px;
      border-radius: ${radius(5)};
      text-align: start;
    }
    button::before {
      content: '';
      display: inline-block;
      width: 1.4em;
    }
    [aria-checked='true']::before {
      content: '✓' / '';
    }
    [role='menuitem'] {
      border-top: 1px solid rgb(255 255 255 / 40%);
      border-radius: 0 0 ${radius(5)} ${radius(5)};
    }
    button:hover {
      background-color: rgb(255 255 255 / 20%);
    }
  }

  /* Covers the whole video except for its lower edge with the progress bar. */
  &[data-captions='transcript'] {
    position: absolute;
    inset: 0 0 24px;
    z-index: 2;
    padding: 8px;
    overflow: auto;
    scroll-padding-top: 52px;
    cursor: auto;

    header {
      position: sticky;
      top: -8px;
      display: flex;
      align-items: center;
      justify-content: space-between;
      margin: -8px -8px 0;
      padding-inline-start: 16px;
      background: #121212;
    }
    h2 {
      margin: 0;
      font-size: inherit;
    }
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    p {
      margin: 8px;
    }
    button {
      min-width: 44px;
      min-height: 44px;
      padding: 0 12px;
    }
    li button {
      display: flex;
      gap: 10px;
      width: 100%;
      min-height: 32px;
      padding: 6px 8px;
      border-inline-start: 3px solid transparent;
      text-align: start;
    }
    time {
      flex: none;
      font-variant-numeric: tabular-nums;
    }
    [aria-current='true'] {
      border-color: currentcolor;
      background: rgb(255 255 255 / 16%);
    }
    li button:hover {
      background: rgb(255 255 255 / 20%);
    }
  }
`;
