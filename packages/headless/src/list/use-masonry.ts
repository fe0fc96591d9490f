import type { IGif } from '@gifkit/model';
import { type RefObject, useMemo, useState } from 'react';
import { type Columns, columnsAt } from '../core/layout/columns-at.ts';
import { createGridLayout, createHeights } from '../core/layout/grid-layout.ts';
import type { MasonryOptions } from '../core/layout/masonry.ts';
import type { GridLayout } from '../core/layout/window.ts';
import { useContainerWidth } from './use-container-width.ts';
import { type MountedTiles, useMountedTiles } from './use-mounted-tiles.ts';

export interface MasonryProps {
  gifs: readonly IGif[];
  /** Number of columns, or a map from minimum container widths (px) to numbers of columns. */
  columns: Columns;
  /** px between tiles, horizontally and vertically. */
  gutter: number;
  /** Top offset of each column, in px. @default 0 */
  columnOffsets?: readonly number[] | undefined;
  /** px; width of the container. Default: the measured width; on the server 1040. */
  width?: number | undefined;
  /** Measures the container even if a width is given, for widths in percent. @default false */
  isFluid?: boolean | undefined;
  /** Identifies the list; a new value unpins all tiles. Pass `list` of `useGifPages`. @default 0 */
  list?: number | undefined;
  /** Index of the tile that is pinned, with its neighbors, until a different one is. */
  firstPin?: number | undefined;
}

interface MasonryWindow extends MountedTiles {
  /** Position of each tile, and the total height. */
  layout: GridLayout;
  columns: number;
  /** Returns the px of a column in a container of this width in px. */
  columnWidthOf: (width: number) => number;
  width: number;
  /** False while the width is assumed: on the server and before the first paint. */
  isWidthKnown: boolean;
}

/**
 * Lays out GIFs in columns by their aspect ratios and returns which of them are near the viewport of any scroll
 * container. Placed tiles never move when the list grows. Position the tiles in the container by `layout.positions`.
 *
 * @param container contains only the tiles; set its height to `layout.height`.
 * @throws {RangeError} in development, if `columns` is not a positive integer.
 */
export function useMasonry(
  container: RefObject<HTMLElement | null>,
  {
    gifs,
    columns: givenColumns,
    gutter,
    columnOffsets,
    width: givenWidth,
    isFluid = false,
    list = 0,
    firstPin,
  }: MasonryProps,
): MasonryWindow {
  const { width, isKnown } = useContainerWidth(container, givenWidth, isFluid);
  const columns = columnsAt(givenColumns, width);
  const columnWidthOf = (total: number) => Math.max(1, (total - gutter * (columns - 1)) / columns);
  const columnWidth = columnWidthOf(width);
  const layout = useGridLayout(gifs, { columns, columnWidth, gutter, columnOffsets });
  const tiles = useMountedTiles(layout, container, list, firstPin);
  return { ...tiles, layout, columns, columnWidthOf, width, isWidthKnown: isKnown };
}

/** A list that grew at its end costs only its new GIFs. */
function useGridLayout(
  gifs: readonly IGif[],
  { columns, columnWidth, gutter, columnOffsets = [] }: MasonryOptions,
): GridLayout {
  // Compared by value, because hosts write the offsets inline.
  const offsets = columnOffsets.join(' ');
  const [heightsOf] = useState(createHeights);
  const layOut = useMemo(() => {
    const columnOffsets = offsets.split(' ').map(Number);
    return createGridLayout({ columns, columnWidth, gutter, columnOffsets }, heightsOf);
  }, [columns, columnWidth, gutter, offsets, heightsOf]);
  return useMemo(() => layOut(gifs), [layOut, gifs]);
}
