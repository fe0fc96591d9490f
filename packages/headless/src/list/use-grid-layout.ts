import type { IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { createGridLayout } from '../core/layout/grid-layout.ts';
import type { MasonryOptions } from '../core/layout/masonry.ts';
import type { GridLayout } from '../core/layout/window.ts';

/** Where each GIF stands. A list that grew at its end costs only what is new. */
export function useGridLayout(
  gifs: readonly IGif[],
  { columns, columnWidth, gutter, columnOffsets = [] }: MasonryOptions,
): GridLayout {
  // Hosts write the offsets inline: what counts is their values.
  const offsets = columnOffsets.join(' ');
  const layOut = useMemo(() => {
    const columnOffsets = offsets.split(' ').map(Number);
    return createGridLayout({ columns, columnWidth, gutter, columnOffsets });
  }, [columns, columnWidth, gutter, offsets]);
  return useMemo(() => layOut(gifs), [layOut, gifs]);
}
