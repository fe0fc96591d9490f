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
  /** What a GIF is called, for readers who type it; undefined where the host handles keys itself. */
  nameOf: ((index: number) => string) | undefined;
}

/**
 * Moves through a grid by keys. The tile that has the focus stays mounted with its neighbors, so that scrolling does
 * not lose the reader's place, and the Tab key goes on from there.
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
      // The way back into a picker leads to where the reader was.
      if (pattern !== 'feed') return;
      // The tile that is about to have the focus stays mounted until it has it.
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
