import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowMove } from '../core/keys/row-move.ts';
import { showWhole } from '../shared/keep-focus.ts';
import { indexOfTile, linkIn } from './list-elements.ts';

interface RowFocus {
  /** Index of the focused tile, which must stay mounted. */
  focused: number | undefined;
  reveal: (index: number) => HTMLElement | null | undefined;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useRowFocus(track: RefObject<HTMLElement | null>, count: number): RowFocus {
  const [focused, setFocused] = useState<number>();

  const reveal = (index: number) => {
    flushSync(() => setFocused(index));
    return track.current?.querySelector<HTMLElement>(`[data-giphy-index="${index}"]`);
  };

  return {
    focused,
    reveal,
    onFocus({ target }) {
      setFocused(indexOfTile(target));
      showWhole({ target });
    },
    onBlur({ currentTarget, relatedTarget }) {
      // Keeps the tile mounted that receives the focus next.
      const isInside = currentTarget.contains(relatedTarget);
      setFocused(isInside && relatedTarget ? indexOfTile(relatedTarget) : undefined);
    },
    onKeyDown(event) {
      if (focused === undefined) return;
      const index = rowMove(event, focused, count);
      if (index === undefined) return;
      event.preventDefault();
      const tile = reveal(index);
      if (tile) linkIn(tile)?.focus({ preventScroll: true });
    },
  };
}
