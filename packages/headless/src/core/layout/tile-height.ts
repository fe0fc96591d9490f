import { getGifHeight, type IGif } from '@gifkit/model';

/** Height in px of a tile; a GIF of unknown size gets a square one. */
export const tileHeight = (gif: IGif, width: number): number => getGifHeight(gif, width) || width;
