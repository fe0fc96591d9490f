import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import type { ListPattern } from '../core/keys/grid-move.ts';
import { findTyped, isCharacter, nothingTyped, type } from '../core/keys/typeahead.ts';
import type { GridLayout } from '../core/layout/window.ts';
import { indexOfTile } from './cell-keys.ts';
import { moveByKey } from './grid-keys.ts';
import type { MountedTiles } from './use-mounted-tiles.ts';

interface GridFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface GridFocusOptions extends Pick<MountedTiles, 'pin' | 'reveal'> {
  pattern: ListPattern;
  layout: GridLayout;
  after: RefObject<HTMLElement | null>;
  /** Name of a GIF for typeahead; undefined if the host handles keys itself. */
  nameOf: ((index: number) => string) | undefined;
}

/**
 * Keyboard navigation of a grid. The focused tile and its neighbors stay mounted, so that scrolling does not lose the
 * reader's position and Tab continues from there.
 */
export function useGridFocus({
  pattern,
  layout,
  after,
  nameOf,
  pin,
  reveal,
}: GridFocusOptions): GridFocus {
  const typed = useRef(nothingTyped);
  return {
    onFocus(event) {
      pin(indexOfTile(event.target));
    },
    onBlur({ currentTarget, relatedTarget }) {
      // Tab back into a picker returns to the last focused GIF.
      if (pattern !== 'feed') return;
      // Keeps the tile mounted that receives the focus next.
      const isInside = currentTarget.contains(relatedTarget);
      pin(isInside && relatedTarget ? indexOfTile(relatedTarget) : undefined);
    },
    onKeyDown(event) {
      const index = indexOfTile(event.target);
      if (index === undefined) return;
      moveByKey(event, {
        pattern,
        layout,
        index,
        after: after.current,
        findTyped(key) {
          if (!nameOf || !isCharacter(key)) return;
          typed.current = type(typed.current, key, Date.now());
          return findTyped(nameOf, layout.count, index, typed.current.text);
        },
        reveal,
      });
    },
  };
}
