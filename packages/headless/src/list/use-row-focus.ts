import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowMove } from '../core/keys/row-move.ts';
import { indexOfTile, linkIn } from './cell-keys.ts';

interface RowFocus {
  /** Index of the tile that has the focus: it has to stay mounted, wherever the row is scrolled to. */
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
    },
    onBlur({ currentTarget, relatedTarget }) {
      // The tile that is about to have the focus stays mounted until it has it.
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
      tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}
