import type { IGif } from '@gifkit/model';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Position } from '../core/layout/masonry.ts';
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

export type RenderItem = (item: GifListItemData) => ReactNode;

interface ListItemProps
  extends Omit<GifListItemData, 'tile'>,
    Pick<ItemTile, 'width'>,
    Partial<Pick<ItemTile, 'height' | 'tabIndex' | 'fetchPriority'>> {
  /** Called once. @default 'unknown' */
  proximityAt?: (position: Position) => Proximity;
  render: RenderItem;
}

/** Renders one GIF again only if its values change. */
export const ListItem = memo(function ListItem({
  gif,
  alt,
  index,
  setSize,
  position,
  role,
  width,
  height,
  tabIndex,
  fetchPriority,
  proximityAt,
  render,
}: ListItemProps) {
  const [initialProximity] = useState(() => proximityAt?.(position) ?? 'unknown');
  const item = useMemo(() => {
    const getAlt = () => alt;
    const tile = { gif, width, height, getAlt, initialProximity, tabIndex, fetchPriority };
    return { gif, alt, index, setSize, position, role, tile };
  }, [
    gif,
    alt,
    index,
    setSize,
    position,
    role,
    width,
    height,
    initialProximity,
    tabIndex,
    fetchPriority,
  ]);
  return render(item);
});
