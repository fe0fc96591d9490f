import type { GifID, IGif } from '@gifkit/model';
import { useState } from 'react';
import type { Position } from '../core/layout/masonry.ts';
import type { Proximity } from '../core/visibility/proximity.ts';
import type { FetchPriority } from '../tile/picture/fetch-priority.ts';

/** One GIF of a list, and its place. The same object for as long as nothing of it changes. */
export interface GifListItem {
  gif: IGif;
  /** What it shows. */
  alt: string;
  /** From 0. */
  index: number;
  /** Of the whole list; -1 while nobody knows. */
  setSize: number;
  /** px in the list. */
  position: Position;
  /** What it is to screen readers: an article of a feed, a row of a picker, an item of a row. */
  role: 'article' | 'row' | 'listitem';
  /** Props for its `Tile.Root`. */
  tile: ItemTile;
}

/** What a list knows of the tile of one of its GIFs. */
export interface ItemTile {
  gif: IGif;
  /** px; decides which rendition is fetched. */
  width: number;
  /** px; undefined where the ratio of the GIF says so. */
  height: number | undefined;
  getAlt: () => string;
  /** How far it is in view when it is mounted. */
  initialProximity: Proximity;
  /** 0 where the Tab key stops, -1 where it does not; undefined where it stops at every tile. */
  tabIndex: number | undefined;
  fetchPriority: FetchPriority | undefined;
}

/** What decides whether an item is still the same. */
export interface ItemOptions
  extends Omit<GifListItem, 'tile'>,
    Pick<ItemTile, 'width' | 'tabIndex' | 'fetchPriority'>,
    Partial<Pick<ItemTile, 'height'>> {
  /** Asked once, when the item comes. */
  initialProximity: () => Proximity;
}

/** Whether all is the same by which an item is made; its initial proximity counts once. */
const isSame = (last: ItemOptions, next: ItemOptions): boolean =>
  (Object.keys(next) as (keyof ItemOptions)[]).every(
    (name) => name === 'initialProximity' || last[name] === next[name],
  );

/** Makes the items of a list: the same object again where nothing has changed, so that no tile renders for it. */
export function useItems(): (all: readonly ItemOptions[]) => GifListItem[] {
  const [cache] = useState(() => ({
    known: new Map<GifID, { options: ItemOptions; item: GifListItem }>(),
  }));
  return (all) => {
    const made = all.map((options) => {
      const last = cache.known.get(options.gif.id);
      if (last && isSame(last.options, options)) return last;
      const { width, height, tabIndex, fetchPriority, initialProximity, ...place } = options;
      const { gif, alt } = place;
      const tile = {
        gif,
        width,
        height,
        getAlt: () => alt,
        initialProximity: last?.item.tile.initialProximity ?? initialProximity(),
        tabIndex,
        fetchPriority,
      };
      return { options, item: { ...place, tile } };
    });
    cache.known = new Map(made.map((one) => [one.options.gif.id, one]));
    return made.map(({ item }) => item);
  };
}
