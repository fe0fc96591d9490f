import { getGifHeight, type IGif } from '@gifkit/model';
import { BareTile, GifTile } from '../tile-kinds.tsx';
import { COLUMN_WIDTH } from './growing-list.ts';

/** In px. */
export const heightOf = (gif: IGif): number => Math.round(getGifHeight(gif, COLUMN_WIDTH));

const Kind = new URLSearchParams(location.search).has('ours') ? GifTile : BareTile;

export const Tile = ({ gif }: { gif: IGif }) => (
  <Kind gif={gif} width={COLUMN_WIDTH} height={heightOf(gif)} />
);
