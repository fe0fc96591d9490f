import type { IGif } from '@gifkit/model';
import { type RefObject, useMemo, useState } from 'react';
import { type Columns, columnsAt } from '../core/layout/columns-at.ts';
import { createGridLayout, createRatios } from '../core/layout/grid-layout.ts';
import type { MasonryOptions } from '../core/layout/masonry.ts';
import type { GridLayout } from '../core/layout/window.ts';
import { useContainerWidth } from './use-container-width.ts';
import { type MountedTiles, useMountedTiles } from './use-mounted-tiles.ts';

export interface MasonryProps {
  gifs: readonly IGif[];
  /** Columns, or least widths of the container in px and the columns from there on. */
  columns: Columns;
  /** px between tiles, both ways. */
  gutter: number;
  /** px by which each column begins lower; missing ones begin at the top. */
  columnOffsets?: readonly number[] | undefined;
  /** px of the container. @default what it measures; on the server 1040 */
  width?: number | undefined;
  /** Measure the container, though a width is given: for a width in percent. @default false */
  isFluid?: boolean | undefined;
  /** Another number is another list, in which nothing is pinned yet; `list` of `useGifPages`. @default 0 */
  list?: number | undefined;
  /** Index of the tile that stays mounted, with those before and after it, until another one is pinned. */
  firstPin?: number | undefined;
}

/** A masonry as it stands, and which of its tiles to mount. */
export interface MasonryWindow extends MountedTiles {
  /** Where each tile stands, and how high all of them are. */
  layout: GridLayout;
  columns: number;
  /** px that a column takes of a container of so many px. */
  columnWidthOf: (width: number) => number;
  width: number;
  /** False while the width is only assumed: on the server, and before the first paint. */
  isWidthKnown: boolean;
}

/**
 * Lays GIFs out in columns, each as high as its ratio wants, and tells which of them are near the viewport,
 * whatever scrolls. A list that goes on moves nothing that was placed. The tiles are to be positioned in the
 * container by `layout.positions`.
 *
 * @param container has the tiles, and nothing else; its height is `layout.height`.
 * @throws {RangeError} in development, when `columns` is no whole number from 1 on.
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

/** The place of each GIF. A list that grew at its end costs only what is new. */
function useGridLayout(
  gifs: readonly IGif[],
  { columns, columnWidth, gutter, columnOffsets = [] }: MasonryOptions,
): GridLayout {
  // Hosts write the offsets inline: what counts is their values.
  const offsets = columnOffsets.join(' ');
  const [ratiosOf] = useState(createRatios);
  const layOut = useMemo(() => {
    const columnOffsets = offsets.split(' ').map(Number);
    return createGridLayout({ columns, columnWidth, gutter, columnOffsets }, ratiosOf);
  }, [columns, columnWidth, gutter, offsets, ratiosOf]);
  return useMemo(() => layOut(gifs), [layOut, gifs]);
}
