import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { GridPattern } from '../components/grid-props.ts';
import type { GridLayout } from '../layout/window.ts';
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
 * the reader's place away. What the keys do comes apart, with the first focus.
 */
export function useGridFocus(
  pattern: GridPattern,
  layout: GridLayout,
  { pin, reveal }: Pick<MountedTiles, 'pin' | 'reveal'>,
): GridFocus {
  const keys = useRef<typeof import('../grid-keys.ts')>(undefined);
  const loadKeys = async () => {
    try {
      keys.current ??= await import('../grid-keys.ts');
    } catch (error) {
      console.warn('The keys of the grid could not be loaded', error);
    }
  };
  return {
    onFocus(event) {
      loadKeys();
      pin(indexOf(event));
    },
    onBlur() {
      // The way back into a picker leads to where the reader was.
      if (pattern === 'feed') pin(undefined);
    },
    onKeyDown(event) {
      const index = indexOf(event);
      if (index !== undefined) keys.current?.walk(event, { pattern, layout, index, reveal });
    },
  };
}
