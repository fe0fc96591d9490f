import type { GifID, IGif } from '@gifkit/model';
import { createElement, Fragment, type ReactElement, type ReactNode, useState } from 'react';
import type { Position } from '../core/layout/masonry.ts';
import type { Proximity } from '../core/visibility/visibility.ts';
import type { FetchPriority } from '../tile/tile-options.ts';

/** One GIF of a list with its position. The same object while its values are equal. */
export interface GifListItemData {
  gif: IGif;
  alt: string;
  index: number;
  /** Size of the whole list; -1 if unknown. */
  setSize: number;
  /** px from the start of the list. */
  position: Position;
  /** ARIA role: article of a feed, row of a picker, item of a row. */
  role: 'article' | 'row' | 'listitem';
  tile: ItemTile;
}

export interface ItemTile {
  gif: IGif;
  /** px; decides which rendition is fetched. */
  width: number;
  /** px; undefined if the GIF's ratio decides. */
  height: number | undefined;
  getAlt: () => string;
  initialProximity: Proximity;
  /** Roving tabindex: 0 for the tab stop, -1 for the others; undefined if every tile is a tab stop. */
  tabIndex: number | undefined;
  fetchPriority: FetchPriority | undefined;
}

interface ItemOptions
  extends Omit<GifListItemData, 'tile'>,
    Pick<ItemTile, 'width' | 'tabIndex' | 'fetchPriority'>,
    Partial<Pick<ItemTile, 'height'>> {
  initialProximity: () => Proximity;
}

/** True if the options of an item are equal, except its initial proximity, which is read only once. */
const isSame = (last: ItemOptions, next: ItemOptions): boolean =>
  (Object.keys(next) as (keyof ItemOptions)[]).every(
    (name) => name === 'initialProximity' || last[name] === next[name],
  );

export type RenderItem = (item: GifListItemData) => ReactNode;

interface KnownItem {
  options: ItemOptions;
  item: GifListItemData;
  render: RenderItem;
  element: ReactElement;
}

/** Returns a function that renders items, and reuses elements while their options are equal. */
export function useItems(): (all: readonly ItemOptions[], render: RenderItem) => ReactElement[] {
  const [cache] = useState(() => ({ known: new Map<GifID, KnownItem>() }));
  return (all, render) => {
    const made = all.map((options): KnownItem => {
      const last = cache.known.get(options.gif.id);
      const isKnown = last !== undefined && isSame(last.options, options);
      if (isKnown && last.render === render) return last;
      const item = isKnown ? last.item : itemOf(options, last?.item);
      const element = createElement(Fragment, { key: options.gif.id }, render(item));
      return { options, item, render, element };
    });
    cache.known = new Map(made.map((one) => [one.options.gif.id, one]));
    return made.map(({ element }) => element);
  };
}

function itemOf(options: ItemOptions, last: GifListItemData | undefined): GifListItemData {
  const { width, height, tabIndex, fetchPriority, initialProximity, ...place } = options;
  const { gif, alt } = place;
  const tile = {
    gif,
    width,
    height,
    getAlt: () => alt,
    initialProximity: last?.tile.initialProximity ?? initialProximity(),
    tabIndex,
    fetchPriority,
  };
  return { ...place, tile };
}
