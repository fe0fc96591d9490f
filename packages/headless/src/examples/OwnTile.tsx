import * as Tile from '@gifkit/headless/tile';
import type { IGif } from '@gifkit/model';

export function OwnTile({ gif, onPick }: { gif: IGif; onPick?: (gif: IGif) => void }) {
  return (
    <Tile.Root gif={gif} width={200} className="tile" onGifClick={onPick} controls="always">
      <Tile.Link>
        <Tile.Picture />
      </Tile.Link>
      <Tile.Attribution className="tile-by" />
      <Tile.PlayButton className="tile-play" />
    </Tile.Root>
  );
}
