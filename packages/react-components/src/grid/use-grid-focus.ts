import type { GridLayout } from '@gifkit/headless/core';
import { findTyped, isCharacter, nothingTyped, type } from '@gifkit/headless/core';
import type { MountedTiles } from '@gifkit/headless/internal';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { moveByKey } from './grid-keys.ts';
import type { GridPattern } from './grid-props.ts';

export interface GridFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Index of the tile that an element is in. */
function indexOf(element: EventTarget): number | undefined {
  const tile = (element as Element).closest('[data-giphy-index]');
  const index = tile?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}

export interface GridFocusOptions extends Pick<MountedTiles, 'pin' | 'reveal'> {
  pattern: GridPattern;
  layout: GridLayout;
  /** Comes after the tiles, and can take the focus. */
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
      pin(indexOf(event.target));
    },
    onBlur({ currentTarget, relatedTarget }) {
      // The way back into a picker leads to where the reader was.
      if (pattern !== 'feed') return;
      // The tile that is about to have the focus stays mounted until it has it.
      const isInside = currentTarget.contains(relatedTarget);
      pin(isInside && relatedTarget ? indexOf(relatedTarget) : undefined);
    },
    onKeyDown(event) {
      const index = indexOf(event.target);
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
