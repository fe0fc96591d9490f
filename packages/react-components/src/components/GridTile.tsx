import type { IGif } from '@gifkit/model';
import { memo } from 'react';
import type { Position } from '../layout/masonry.ts';
import { Gif } from './Gif.tsx';
import type { GifAppearanceProps, GifEventProps } from './gif-props.ts';

/** What all tiles of a grid have in common. The same object as long as nothing in it changes. */
export interface SharedTileProps extends GifAppearanceProps, GifEventProps {
  /** px; decides which rendition is fetched. */
  width: number;
}

export interface GridTileProps {
  gif: IGif;
  /** From 0. */
  index: number;
  /** Of the whole grid; -1 while nobody knows. */
  setSize: number;
  position: Position;
  isEager: boolean;
  shared: SharedTileProps;
}

/** One GIF at its place. Renders again only when something of its own changes. */
export const GridTile = memo(function GridTile({
  gif,
  index,
  setSize,
  position: { left, ...box },
  isEager,
  shared,
}: GridTileProps) {
  return (
    <li aria-posinset={index + 1} aria-setsize={setSize} style={{ insetInlineStart: left, ...box }}>
      <Gif {...shared} gif={gif} percentWidth="100%" percentHeight="100%" lazyLoad={!isEager} />
    </li>
  );
});
