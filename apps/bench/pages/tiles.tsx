import type { IGif } from '@gifkit/model';
import { Gif } from '@gifkit/react-components';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BareTile, prepare, type TileOfList } from './bench-page.tsx';

/** Tiles that fit into the viewport together, so that each one does all its work. */
const TILES_SHOWN = 100;
const COLUMNS = 10;
const WIDTH = 120; // px
const HEIGHT = 80; // px

declare global {
  interface Window {
    tiles: {
      /**
       * Shows a list, or nothing, until its pictures have loaded. Showing the same list again renders every
       * tile again.
       *
       * @param part index of a hundred GIFs: cached pictures cost less than new ones.
       */
      show: (kind: keyof typeof TILES | undefined, part: number) => Promise<void>;
    };
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

const GifTile = ({ gif, width, height }: TileOfList) => (
  <Gif gif={gif} width={width} height={height} />
);

const isLoaded = ({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc !== '';

const { gifs } = prepare();
const TILES = { bare: BareTile, gifkit: GifTile };
const root = createRoot(document.getElementById('root') as HTMLElement);
window.tiles = {
  async show(kind, part) {
    const shown = gifs.slice(part * TILES_SHOWN, (part + 1) * TILES_SHOWN);
    root.render(kind && <List gifs={shown} Tile={TILES[kind]} key={kind} />);
    const count = kind ? TILES_SHOWN : 0;
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (document.images.length !== count || ![...document.images].every(isLoaded));
    // Waits for the last picture's event, the observers, and the effects of the last render.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  },
};
