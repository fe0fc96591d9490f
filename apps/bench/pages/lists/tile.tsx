import { getGifHeight } from '@gifkit/model';
import type { ComponentType } from 'react';
import { BareTile, GifTile, type TileOfList } from '../tile-kinds.tsx';
import { COLUMN_WIDTH } from './growing-list.ts';

/** The bare tile, or ours where the page's URL asks for it. */
export const Tile: ComponentType<TileOfList> = new URLSearchParams(location.search).has('ours')
  ? GifTile
  : BareTile;

/** px. */
export const heightOf = ({ gif }: Pick<TileOfList, 'gif'>): number =>
  Math.round(getGifHeight(gif, COLUMN_WIDTH));
