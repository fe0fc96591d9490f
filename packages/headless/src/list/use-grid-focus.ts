import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Typed } from '../core/keys/typeahead.ts';
import { lazyChunk } from '../core/shared/lazy-chunk.ts';
import { rootOf } from '../core/visibility/roots.ts';
import type { GridStops } from './grid-keys.ts';
import { commandOf, indexOfTile } from './list-elements.ts';

const keys = lazyChunk('the keys of the grid', () => import('./grid-keys.ts'));

/** Presses a key again where the focus is now: an earlier one may have moved it. */
function pressAgain({ target, nativeEvent }: KeyboardEvent): void {
  const { activeElement } = rootOf(target as Element);
  activeElement?.dispatchEvent(new window.KeyboardEvent(nativeEvent.type, nativeEvent));
}

interface GridFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface GridFocusOptions extends Omit<GridStops, 'after' | 'typed'> {
  grid: RefObject<HTMLElement | null>;
  after: RefObject<HTMLElement | null>;
  /** Pins a tile: it stays mounted with its neighbors, even out of view. */
  pin: (index: number | undefined) => void;
}

/**
 * Keyboard navigation of a grid. The focused tile and its neighbors stay mounted, so that scrolling does not lose the
 * user's position and Tab continues from there. The keys load after the first render; those pressed before are pressed
 * again then. If they could not be loaded, the browser's own keys work, and each tries to load them again. They also
 * keep a picker one tab stop.
 */
export function useGridFocus({ grid, pin, after, ...options }: GridFocusOptions): GridFocus {
  const isPicker = options.pattern === 'picker';
  const typed = useRef<Typed>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined = () => {};
    keys.load().then((loaded) => {
      if (isPicker && loaded && stop && grid.current) stop = loaded.keepOneTabStop(grid.current);
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [grid, isPicker]);
  return {
    onFocus(event) {
      pin(indexOfTile(event.target));
    },
    onBlur({ currentTarget, relatedTarget }) {
      // Tab back into a picker returns to the last focused GIF.
      if (isPicker) return;
      // Keeps the tile mounted that receives the focus next.
      const isInside = currentTarget.contains(relatedTarget);
      pin(isInside && relatedTarget ? indexOfTile(relatedTarget) : undefined);
    },
    onKeyDown(event) {
      const { loaded, hasFailed } = keys;
      if (loaded) loaded.moveByKey(event, { ...options, after: after.current, typed });
      else if (commandOf(event, options.pattern, options.nameOf !== undefined)) {
        const loading = keys.load();
        if (hasFailed) return;
        event.preventDefault();
        event.stopPropagation();
        loading.then(() => pressAgain(event));
      }
    },
  };
}
