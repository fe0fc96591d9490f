import { css, styled } from 'styled-components';
import { focusRingLayer } from '../shared/focus-ring.ts';
import { ownBox } from '../shared/own-box.ts';
import { font, tileRadius } from '../shared/tokens.ts';
import { backgrounds, STICKER_CLASS } from './background.ts';

export const GIF_CLASS = 'giphy-gif';
export const IMAGE_CLASS = 'giphy-gif-img';
/** Class of an image that shows the GIF itself. */
export const LOADED_CLASS = 'giphy-img-loaded';

/** Class of an image that shows its alt text, as there will be no picture. */
export const MISSING_CLASS = 'giphy-img-missing';

/** Class of what takes the focus and the click: the link, or what stands in its place. */
export const FACE_CLASS = 'giphy-gif-face';

export const FILM_CLASS = 'giphy-gif-video';

export const PLAY_CLASS = 'giphy-gif-play';

/** The default corners of a tile; others are inline styles. */
const corners = css`
  border-radius: ${tileRadius};
  overflow: hidden;
`;

/** Everything static about what a GIF holds. */
const parts = css`
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
  /* Some browsers show an image without a source as a broken one. */
  .${FACE_CLASS} img:not([src], .${MISSING_CLASS}) {
    opacity: 0;
  }
  /* Its alt text would be laid out, though the link has the name. */
  .${FACE_CLASS} img[aria-hidden]:not([src], .${MISSING_CLASS}) {
    display: none;
  }
  /* What is clicked, dragged and named is the picture below. */
  .${FACE_CLASS} > .${FILM_CLASS} {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  ${backgrounds}
  /* Behind a GIF that has loaded, its background would show at the round corners. Stickers are transparent. */
  .${FACE_CLASS} > picture[data-loaded]:not(.${STICKER_CLASS}) {
    background: unset !important;
  }
  /* Backgrounds are not shown then: an outline marks where pictures are and will be. */
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

/** Everything static about a GIF's looks; what differs from GIF to GIF goes into `style`. */
export const GifContainer = styled.div`
  position: relative;
  display: block;

  ${corners}
  ${parts}
`;

/** The same for all GIFs of a list, which is styled once, and not tile by tile. */
export const tileStyles = css`
  :where(.${GIF_CLASS}) {
    position: relative;

    ${corners}
  }
  /* Not a GIF that a host's overlay shows. */
  [data-giphy-index] > .${GIF_CLASS}, [role="gridcell"] > .${GIF_CLASS} {
    ${ownBox}
    width: 100%;
    height: 100%;
  }
  ${parts}
`;
