import type { IGif } from '@gifkit/model';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { prepare } from './bench-page.tsx';
import { BareTile, GifTile, type TileOfList } from './tile-kinds.tsx';

/** Tiles that can be looked at all at once, so that each one comes as far as a tile can come. */
const TILES_SHOWN = 100;
const COLUMNS = 10;
const WIDTH = 120; // px
const HEIGHT = 80; // px

interface TileList {
  /**
   * What the list shows now; the same again makes every tile render again.
   *
   * @param part which hundred of the GIFs. Pictures that the browser has at hand cost less than new ones.
   */
  show: (kind: keyof typeof TILES | undefined, part: number) => void;
}

declare global {
  interface Window {
    tiles: TileList;
  }
}

function List({ gifs, Tile }: { gifs: readonly IGif[]; Tile: ComponentType<TileOfList> }) {
  return gifs.map((gif, index) => {
    const left = (index % COLUMNS) * WIDTH;
    const top = Math.floor(index / COLUMNS) * HEIGHT;
    return (
      <div key={gif.id} style={{ position: 'absolute', left, top }}>
        <Tile gif={gif} width={WIDTH} height={HEIGHT} />
      </div>
    );
  });
}

const { gifs } = prepare();
const TILES = { bare: BareTile, gifkit: GifTile };
const root = createRoot(document.getElementById('root') as HTMLElement);
window.tiles = {
  show(kind, part) {
    const shown = gifs.slice(part * TILES_SHOWN, (part + 1) * TILES_SHOWN);
    root.render(kind && <List gifs={shown} Tile={TILES[kind]} key={kind} />);
  },
};
