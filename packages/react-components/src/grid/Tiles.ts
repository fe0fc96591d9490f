import { styled } from 'styled-components';
import { tileCss } from '../gif/tile-styles.ts';
import { ownBox } from '../shared/own-box.ts';

/** Element of a `GifList.Masonry`, with the styles of its tiles. */
export const Tiles = styled.div`
  position: relative;

  /* Doubled to outrank the page's styles for articles and lists. */
  && {
    margin: 0;
  }
  && > * {
    ${ownBox}
    position: absolute;
    padding: 0;
    contain: layout size style;
    outline-offset: 2px;
  }
  && > [role='row'] > [role='gridcell'] {
    ${ownBox}
    height: 100%;
    padding: 0;
  }
  ${tileCss}
`;
