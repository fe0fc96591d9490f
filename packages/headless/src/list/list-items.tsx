import type { IGif } from '@gifkit/model';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Position } from '../core/layout/masonry.ts';
import { isShallowEqual } from '../shared/use-shallow-stable.ts';
import type { FetchPriority } from '../tile/tile-options.ts';
import type { Proximity } from '../tile/use-visibility.ts';

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

interface ItemTile {
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

export type RenderItem = (item: GifListItemData) => ReactNode;

interface ItemValues
  extends Omit<GifListItemData, 'tile'>,
    Pick<ItemTile, 'width' | 'height' | 'tabIndex' | 'fetchPriority'> {}

interface Item {
  values: ItemValues;
  data: GifListItemData;
  render: RenderItem;
  element: ReactElement;
}

/**
 * Returns a function that renders the mounted items of a list. React skips an item whose element is the same: only
 * those are new whose values or `render` changed.
 *
 * @param proximityAt called once for each item, when it mounts.
 */
export function createItems(proximityAt: (position: Position) => Proximity) {
  let mounted = new Map<IGif['id'], Item>();

  const dataOf = (values: ItemValues, last: GifListItemData | undefined): GifListItemData => {
    const { width, height, tabIndex, fetchPriority, ...item } = values;
    const { gif, alt, position } = item;
    const getAlt = () => alt;
    const initialProximity = last?.tile.initialProximity ?? proximityAt(position);
    const tile = { gif, width, height, getAlt, initialProximity, tabIndex, fetchPriority };
    return { ...item, tile };
  };

  return (all: readonly ItemValues[], render: RenderItem): ReactElement[] => {
    const items = all.map((values): Item => {
      const last = mounted.get(values.gif.id);
      const isSame = last !== undefined && isShallowEqual(last.values, values);
      if (isSame && last.render === render) return last;
      const data = isSame ? last.data : dataOf(values, last?.data);
      const element = <Fragment key={values.gif.id}>{render(data)}</Fragment>;
      return { values, data, render, element };
    });
    mounted = new Map(items.map((item) => [item.values.gif.id, item]));
    return items.map(({ element }) => element);
  };
}
