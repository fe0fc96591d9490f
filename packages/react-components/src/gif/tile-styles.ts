import type { IGif } from '@gifkit/model';
import { focusRingLayer } from '../shared/focus-ring.ts';
import { ownBox } from '../shared/own-box.ts';
import { font, tileRadius } from '../shared/tokens.ts';
import { backgrounds, pictureClasses, STICKER_CLASS } from './background.ts';

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

/** Returns the `classNames` of a tile, for {@link tileCss}. @param hasOwnBackground @default false */
export const tileClasses = (gif: IGif, hasOwnBackground = false) => ({
  ...TILE_CLASSES,
  picture: pictureClasses(gif, hasOwnBackground),
});

/** Default corners of a tile; `borderRadius` is an inline style. */
export const corners = `
  border-radius: ${tileRadius};
  overflow: hidden;
`;

/**
 * Static styles of the elements in a tile:
 *
 * - Some browsers show an image without `src` as broken, or lay out its alt text, which the link already has.
 * - The picture below a film takes clicks and drags, and has the alt text.
 * - The background of a loaded GIF would show at the round corners. Stickers need it: they are transparent.
 * - Forced colors drop backgrounds; an outline marks the place of the picture.
 */
export const parts = `
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
  .${link} img:not([src], .${missing}) {
    opacity: 0;
  }
  .${link} img[aria-hidden]:not([src], .${missing}) {
    display: none;
  }
  .${link} > .${film} {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  ${backgrounds}
  .${link} > picture[data-loaded]:not(.${STICKER_CLASS}) {
    background: unset !important;
  }
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

/**
 * Styles of the GIFs of a list, to be nested in the rule of the list, so that tiles need no styled component each; also
 * for pages that use `@gifkit/headless/list` without styled-components. The size is only set for the tile itself, not for
 * a GIF in a host's overlay.
 */
export const tileCss = `
  :where(.${GIF_CLASS}) {
    position: relative;

    ${corners}
  }
  [data-giphy-index] > .${GIF_CLASS}, [role="gridcell"] > .${GIF_CLASS} {
    ${ownBox}
    width: 100%;
    height: 100%;
  }
  ${parts}
`;
