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

/** The elements that a `Gif` has once it is shown, and nothing else of it: no component can do with less. */
export function ElementsTile({ gif, width, height }: TileOfList) {
  const { url, webp } = gif.images.fixed_width_small;
  return (
    <div className="giphy-gif" data-giphy-id={gif.id} style={{ width, height, borderRadius: 4 }}>
      <a href={gif.url} aria-label={getAltText(gif)}>
        <picture style={{ background: 'unset' }}>
          <source type="image/webp" srcSet={webp} />
          <img className="giphy-gif-img" src={url} alt={getAltText(gif)} aria-hidden />
        </picture>
      </a>
    </div>
  );
}

/** Ours, in the same place. */
export const GifTile = ({ gif, width, height }: TileOfList) => (
  <Gif gif={gif} width={width} height={height} />
);
