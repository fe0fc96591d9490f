import { getAltText, type IGif } from '@gifkit/model';
import { Gif } from '@gifkit/react-components';

export interface TileOfList {
  gif: IGif;
  /** px. */
  width: number;
  height: number;
}

/** The least that shows a GIF and leads to its page: what any tile can at best reach. */
export function BareTile({ gif, width, height }: TileOfList) {
  return (
    <a href={gif.url}>
      <img src={gif.images.fixed_width.webp} alt={getAltText(gif)} width={width} height={height} />
    </a>
  );
}

/** Ours, in the same place. */
export const GifTile = ({ gif, width, height }: TileOfList) => (
  <Gif gif={gif} width={width} height={height} />
);
