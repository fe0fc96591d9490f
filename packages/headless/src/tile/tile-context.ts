import type { IGif } from '@gifkit/model';
import { createContext, type KeyboardEvent, type RefObject, useContext } from 'react';
import type { GifMedia } from '../core/picture/gif-sources.ts';
import type { FetchPriority } from './picture/fetch-priority.ts';
import type { PlaybackControl } from './playback/use-playback.ts';
import type { ChangeVisibility } from './visibility/use-visibility.ts';

/** What the parts of one tile share. Where it is in view and hovered are contexts of their own. */
export interface TileState {
  gif: IGif;
  /** What the picture shows. */
  name: string;
  /** Language of the name; undefined for the reader's own. */
  lang: string | undefined;
  /** px. */
  width: number;
  /** px. */
  height: number;
  media: GifMedia;
  fetchPriority: FetchPriority | undefined;
  /** Where its link leads; undefined where it has none. */
  href: string | undefined;
  /** It is a button where it has no link. */
  isButton: boolean;
  tabIndex: number | undefined;
  onKeyPress: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** The element of the whole tile. */
  root: RefObject<HTMLElement | null>;
  /** The element that takes the focus and the click. */
  target: RefObject<HTMLElement | null>;
  playback: PlaybackControl;
  changeVisibility: ChangeVisibility;
}

export const TileContext = createContext<TileState | undefined>(undefined);

/** @throws {Error} outside of a `Tile.Root`. */
export function useTileState(): TileState {
  const tile = useContext(TileContext);
  if (!tile) throw new Error('Gifkit: this part of a tile has to be inside a Tile.Root.');
  return tile;
}

export interface TileHover {
  /** The pointer is over the tile, or it has the focus by the keyboard. */
  readonly isHovered: boolean;
  /** It was hovered at least once. */
  readonly hasHovered: boolean;
}

export const TileHoverContext = createContext<TileHover>({ isHovered: false, hasHovered: false });
