import type { GridLayout } from '@gifkit/headless/core';
import { findTyped, isCharacter, nothingTyped, type } from '@gifkit/headless/core';
import type { MountedTiles } from '@gifkit/headless/internal';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { moveByKey } from './grid-keys.ts';
import type { GridPattern } from './grid-props.ts';

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

export interface GridFocusOptions extends Pick<MountedTiles, 'pin' | 'reveal'> {
  pattern: GridPattern;
  layout: GridLayout;
  /** Comes after the tiles, and can take the focus. */
  after: RefObject<HTMLElement | null>;
  /** What a GIF is called, for readers who type it; undefined where the host handles keys itself. */
  nameOf: ((index: number) => string) | undefined;
}

/**
 * Moves through a grid by keys. The tile that has the focus stays mounted, so that scrolling does not lose the
 * reader's place.
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
      pin(indexOf(event));
    },
    onBlur() {
      // The way back into a picker leads to where the reader was.
      if (pattern === 'feed') pin(undefined);
    },
    onKeyDown(event) {
      const index = indexOf(event);
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
