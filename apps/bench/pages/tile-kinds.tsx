import { getAltText, type IGif } from '@gifkit/model';
import { Gif } from '@gifkit/react-components';

export interface TileOfList {
  gif: IGif;
  /** In px. */
  width: number;
  height: number;
}

/** Minimal tile that shows a GIF and links to its page: a lower bound for any tile. */
export function BareTile({ gif, width, height }: TileOfList) {
  return (
    <a href={gif.url}>
      <img src={gif.images.fixed_width.webp} alt={getAltText(gif)} width={width} height={height} />
    </a>
  );
}

export const GifTile = ({ gif, width, height }: TileOfList) => (
  <Gif gif={gif} width={width} height={height} />
);
