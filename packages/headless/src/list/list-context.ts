import type { IGif } from '@gifkit/model';
import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
} from 'react';
import type { GridMemory } from '../core/memory/grid-memory.ts';
import type { LoadOrder } from '../core/picture/load-order.ts';
import type { ListImpressions } from '../core/visibility/list-impressions.ts';
import type { GifPages } from './use-gif-pages.ts';

/** Element that loads GIFs while it is in view: the end of a list, or the placeholder of its first page. */
export type Sentinel = 'end' | 'skeleton';

export interface RowEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

export interface GifListState {
  pages: GifPages;
  name: string;
  altOf: (gif: IGif) => string;
  impressions: ListImpressions;
  order: LoadOrder;
  memory: GridMemory | undefined;
  paused: boolean | undefined;
  /** Live region after the tiles; receives the focus of removed elements. */
  status: RefObject<HTMLDivElement | null>;
  sentinels: Set<Sentinel>;
  viewport: RefObject<HTMLDivElement | null>;
  ends: RowEnds;
  setEnds: Dispatch<SetStateAction<RowEnds>>;
  /** Mounts a tile immediately, even outside the view, and returns its element. Set by the layout. */
  reveal: RefObject<((index: number) => HTMLElement | null | undefined) | undefined>;
}

export const GifListContext = createContext<GifListState | undefined>(undefined);

/** @throws {Error} outside a `GifList.Root`. */
export function useGifList(): GifListState {
  const list = useContext(GifListContext);
  if (!list) throw new Error('Gifkit: this part of a list must be inside a GifList.Root.');
  return list;
}
