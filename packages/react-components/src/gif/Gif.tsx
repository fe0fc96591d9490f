import { StyleNonce } from '@gifkit/headless';
import { tileHeight } from '@gifkit/headless/internal/core/layout/grid-layout.ts';
import { TileRoot } from '@gifkit/headless/internal/tile/TileRoot.tsx';
import { memo } from 'react';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { GIF_CLASS, GifContainer, IMAGE_CLASS, LOADED_CLASS } from './GifContainer.ts';
import type { GifProps } from './gif-props.ts';
import { gifTile } from './gif-tile.tsx';

function sizeOf({ gif, width, percentWidth, height, percentHeight, style }: GifProps) {
  const naturalHeight = height ?? tileHeight(gif, width);
  const isByRatio = (percentHeight ?? height) === undefined && (percentWidth || style?.aspectRatio);
  return {
    width: percentWidth || width,
    ...(isByRatio
      ? { aspectRatio: `${width} / ${naturalHeight}` }
      : { height: percentHeight || naturalHeight }),
  };
}

/** Shows one GIF or sticker. A new `gif` resets all state except focus. Memoized by its props. */
export const Gif = Object.assign(
  memo(function Gif(props: GifProps) {
    const { percentWidth: _, percentHeight: __, ...tile } = props;
    return (
      <StyleNonce.Provider value={useSheetNonce()}>
        <TileRoot {...gifTile(tile, GifContainer, sizeOf(props))} />
      </StyleNonce.Provider>
    );
  }),
  { className: GIF_CLASS, imgClassName: IMAGE_CLASS, imgLoadedClassName: LOADED_CLASS },
);
