import type { IGif } from '@gifkit/model';
import { createContext, type KeyboardEvent, type RefObject, useContext } from 'react';
import type { GifMedia } from '../core/picture/gif-sources.ts';
import type { Proximity } from '../core/visibility/visibility.ts';
import type { PlaybackControl } from './playback/use-playback.ts';
import type { FetchPriority } from './tile-options.ts';
import type { ChangeVisibility } from './visibility/use-visibility.ts';

export interface TileHover {
  /** The pointer is over the tile, or it has the focus by the keyboard. */
  readonly isHovered: boolean;
  /** It was hovered at least once. */
  readonly hasHovered: boolean;
}

export interface TileState extends TileHover {
  gif: IGif;
  name: string;
  /** Language of the name; undefined for the reader's own. */
  lang: string | undefined;
  /** px. */
  width: number;
  /** px. */
  height: number;
  media: GifMedia;
  fetchPriority: FetchPriority | undefined;
  /** Target of the link; undefined if there is none. */
  href: string | undefined;
  /** The tile without a link is a button. */
  isButton: boolean;
  tabIndex: number | undefined;
  onKeyPress: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  root: RefObject<HTMLElement | null>;
  /** The element that takes the focus and the click. */
  target: RefObject<HTMLElement | null>;
  playback: PlaybackControl;
  changeVisibility: ChangeVisibility;
  proximity: Proximity;
  isHydrated: boolean;
  /** The tile was in server-rendered markup. */
  isFromServer: boolean;
  /** The browser may wait with the picture until the tile comes near. */
  isLazy: boolean;
}

export const TileContext = createContext<TileState | undefined>(undefined);

/** @throws {Error} outside of a `Tile.Root`. */
export function useTileState(): TileState {
  const tile = useContext(TileContext);
  if (!tile) throw new Error('Gifkit: this part of a tile has to be inside a Tile.Root.');
  return tile;
}
