import type { IGif } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
} from 'react';
import type { GifMedia } from '../core/picture/gif-sources.ts';
import type { WithData } from '../shared/render-part.ts';
import type { GifFilmProps } from './GifFilm.tsx';
import type { FetchPriority } from './tile-options.ts';
import type { PlaybackControl } from './use-playback.ts';
import type { OnLoaded, Proximity } from './use-visibility.ts';

export interface TileHover {
  /** True while the pointer is over the tile or it has keyboard focus. */
  readonly isHovered: boolean;
  readonly hasHovered: boolean;
}

export interface TilePictureState {
  /** Children of the `<picture>` before its image. */
  sources: ReactNode;
  image: WithData<ComponentPropsWithRef<'img'>>;
  /** True if no picture could be loaded; the image shows its alt text. */
  isMissing: boolean;
  /** Film to show over the picture, if any. */
  film: Omit<GifFilmProps, 'root' | 'className' | 'render'> | undefined;
}

export interface TileState extends TileHover {
  gif: IGif;
  name: string;
  /** Language of the name; undefined for the user's language. */
  lang: string | undefined;
  /** px. */
  width: number;
  /** px. */
  height: number;
  media: GifMedia;
  fetchPriority: FetchPriority | undefined;
  href: string | undefined;
  /** True if the tile is a link or a button, which has the name. */
  isNamed: boolean;
  tabIndex: number | undefined;
  onKeyPress: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  root: RefObject<HTMLDivElement | null>;
  target: RefObject<HTMLElement | null>;
  playback: PlaybackControl;
  onLoaded: OnLoaded;
  proximity: Proximity;
  picture: TilePictureState;
  isHydrated: boolean;
  isFromServer: boolean;
  /** True if the browser may delay the picture until the tile is near the view. */
  isLazy: boolean;
}

export const TileContext = createContext<TileState | undefined>(undefined);

/** @throws {Error} outside a `Tile.Root`. */
export function useTileState(): TileState {
  const tile = useContext(TileContext);
  if (!tile) throw new Error('Gifkit: this part of a tile must be inside a Tile.Root.');
  return tile;
}
