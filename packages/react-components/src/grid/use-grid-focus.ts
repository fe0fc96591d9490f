import type { FocusEvent, KeyboardEvent } from 'react';
import { moveByKey } from './grid-keys.ts';
import type { GridPattern } from './grid-props.ts';
import type { GridLayout } from './layout/window.ts';
import type { MountedTiles } from './use-mounted-tiles.ts';

export interface GridFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Index of the tile that an event comes from. */
function indexOf({ target }: { target: EventTarget }): number | undefined {
  const index = (target as Element).closest('[data-giphy-index]')?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}

/**
 * Walks through a grid by keys. The tile that has the focus stays mounted, so that scrolling does not take
 * the reader's place away.
 */
export function useGridFocus(
  pattern: GridPattern,
  layout: GridLayout,
  { pin, reveal }: Pick<MountedTiles, 'pin' | 'reveal'>,
): GridFocus {
  return {
    onFocus(event) {
      pin(indexOf(event));
    },
    onBlur() {
      // The way back into a picker leads to where the reader was.
      if (pattern === 'feed') pin(undefined);
    },
    onKeyDown(event) {
      const index = indexOf(event);
      if (index !== undefined) moveByKey(event, { pattern, layout, index, reveal });
    },
  };
}
