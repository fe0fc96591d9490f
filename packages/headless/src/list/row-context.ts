import { createContext, type RefObject, useContext } from 'react';
import type { PixelRange } from '../core/layout/range.ts';

/** What a viewport tells the row in it. */
export interface RowView {
  /** What it scrolls; set by the row. */
  track: RefObject<HTMLDivElement | null>;
  /** The strip of the row whose tiles are worth mounting. */
  range: PixelRange;
}

export const RowContext = createContext<RowView | undefined>(undefined);

/** @throws {Error} outside of a `GifList.Viewport`. */
export function useRowView(): RowView {
  const view = useContext(RowContext);
  if (!view) throw new Error('Gifkit: a GifList.Row has to be inside a GifList.Viewport.');
  return view;
}
