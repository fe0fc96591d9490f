import { css } from 'styled-components';
import { focusRingLayer } from '../shared/focus-ring.ts';
import { ownBox } from '../shared/own-box.ts';
import { font, tileRadius } from '../shared/tokens.ts';
import { backgrounds, STICKER_CLASS } from './background.ts';

export const GIF_CLASS = 'giphy-gif';

/** Classes of a tile's parts. */
export const TILE_CLASSES = {
  /** Focusable, clickable part: a link, a button or a plain element. */
  link: 'giphy-gif-face',
  image: 'giphy-gif-img',
  /** Image that has loaded the GIF itself, not its still. */
  loaded: 'giphy-img-loaded',
  /** Image that shows its alt text because no picture can be loaded. */
  missing: 'giphy-img-missing',
  film: 'giphy-gif-video',
};
const { link, missing, film } = TILE_CLASSES;

/** Default corners of a tile; `borderRadius` is an inline style. */
export const corners = css`
  border-radius: ${tileRadius};
  overflow: hidden;
`;

/** Static styles of the elements in a tile. */
export const parts = css`
  .${link}, .${link} > picture, .${link} img, .${link} > .${film} {
    ${ownBox}
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  .${link}, .${link} > picture {
    border: 0;
    padding: 0;
  }
  .${link} {
    position: relative;
    -webkit-tap-highlight-color: transparent;
  }
  .${link}[role] {
    cursor: pointer;
  }
  .${link}:focus-visible {
    outline: none;
  }
  .${link}:focus-visible::after {
    ${focusRingLayer}
  }
  .${link} img, .${link} > .${film} {
    object-fit: cover;
  }
  .${link} img {
    overflow: hidden;
    color: #121212;
    font: 12px/1.4 ${font('sans-serif')};
  }
  /* Some browsers show an image without src as broken. */
  .${link} img:not([src], .${missing}) {
    opacity: 0;
  }
  /* The link has the accessible name; the alt text must not take space. */
  .${link} img[aria-hidden]:not([src], .${missing}) {
    display: none;
  }
  /* The picture below takes clicks and drags, and has the alt text. */
  .${link} > .${film} {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  ${backgrounds}
  /* The background of a loaded GIF would show at the round corners. Stickers need it: they are transparent. */
  .${link} > picture[data-loaded]:not(.${STICKER_CLASS}) {
    background: unset !important;
  }
  /* Forced colors drop backgrounds; an outline marks the place of the picture. */
  @media (forced-colors: active) {
    .${link} > picture {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }
    .${link} img {
      color: CanvasText;
    }
  }
`;
