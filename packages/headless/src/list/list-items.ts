import type { GifID, IGif } from '@gifkit/model';
import { createElement, Fragment, type ReactElement, type ReactNode, useState } from 'react';
import type { Position } from '../core/layout/masonry.ts';
import type { Proximity } from '../core/visibility/visibility.ts';
import type { FetchPriority } from '../tile/tile-options.ts';

/** One GIF of a list, and its place. The same object for as long as nothing of it changes. */
export interface GifListItemData {
  gif: IGif;
  alt: string;
  /** From 0. */
  index: number;
  /** Of the whole list; -1 while nobody knows. */
  setSize: number;
  /** px in the list. */
  position: Position;
  /** What it is to screen readers: an article of a feed, a row of a picker, an item of a row. */
  role: 'article' | 'row' | 'listitem';
  tile: ItemTile;
}

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

interface ItemOptions
  extends Omit<GifListItemData, 'tile'>,
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

export type RenderItem = (item: GifListItemData) => ReactNode;

interface KnownItem {
  options: ItemOptions;
  item: GifListItemData;
  render: RenderItem;
  element: ReactElement;
}

/**
 * Renders the items of a list. Gives the same element again while nothing of an item has changed and `render` is the
 * same function, so that no tile renders for it.
 */
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
