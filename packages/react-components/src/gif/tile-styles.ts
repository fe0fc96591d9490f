import { css } from 'styled-components';
import { focusRingLayer } from '../shared/focus-ring.ts';
import { ownBox } from '../shared/own-box.ts';
import { font, tileRadius } from '../shared/tokens.ts';
import { backgrounds, STICKER_CLASS } from './background.ts';

export const GIF_CLASS = 'giphy-gif';
export const IMAGE_CLASS = 'giphy-gif-img';
/** Class of an image that has loaded the GIF itself, not its still. */
export const LOADED_CLASS = 'giphy-img-loaded';

/** Class of an image that shows its alt text because no picture can be loaded. */
export const MISSING_CLASS = 'giphy-img-missing';

/** Class of the focusable, clickable part of a tile: a link, a button or a plain element. */
export const FACE_CLASS = 'giphy-gif-face';

export const FILM_CLASS = 'giphy-gif-video';

/** Default corners of a tile; `borderRadius` is an inline style. */
export const corners = css`
  border-radius: ${tileRadius};
  overflow: hidden;
`;

/** Static styles of the elements in a tile. */
export const parts = css`
  .${FACE_CLASS}, .${FACE_CLASS} > picture, .${FACE_CLASS} img, .${FACE_CLASS} > .${FILM_CLASS} {
    ${ownBox}
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  .${FACE_CLASS}, .${FACE_CLASS} > picture {
    border: 0;
    padding: 0;
  }
  .${FACE_CLASS} {
    position: relative;
    -webkit-tap-highlight-color: transparent;
  }
  .${FACE_CLASS}[role] {
    cursor: pointer;
  }
  .${FACE_CLASS}:focus-visible {
    outline: none;
  }
  .${FACE_CLASS}:focus-visible::after {
    ${focusRingLayer}
  }
  .${FACE_CLASS} img, .${FACE_CLASS} > .${FILM_CLASS} {
    object-fit: cover;
  }
  .${FACE_CLASS} img {
    overflow: hidden;
    color: #121212;
    font: 12px/1.4 ${font('sans-serif')};
  }
  /* Some browsers show an image without src as broken. */
  .${FACE_CLASS} img:not([src], .${MISSING_CLASS}) {
    opacity: 0;
  }
  /* The link has the accessible name; the alt text must not take space. */
  .${FACE_CLASS} img[aria-hidden]:not([src], .${MISSING_CLASS}) {
    display: none;
  }
  /* The picture below takes clicks and drags, and has the alt text. */
  .${FACE_CLASS} > .${FILM_CLASS} {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  ${backgrounds}
  /* The background of a loaded GIF would show at the round corners. Stickers need it: they are transparent. */
  .${FACE_CLASS} > picture[data-loaded]:not(.${STICKER_CLASS}) {
    background: unset !important;
  }
  /* Forced colors drop backgrounds; an outline marks the place of the picture. */
  @media (forced-colors: active) {
    .${FACE_CLASS} > picture {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }
    .${FACE_CLASS} img {
      color: CanvasText;
    }
  }
`;
