import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { FACE_CLASS } from '../gif/GifContainer.ts';

export interface RowFocus {
  /** Index of the tile that has the focus: it has to stay mounted, wherever the row is scrolled to. */
  focused: number | undefined;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** 1, or -1 where the text runs from right to left. */
export const directionOf = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** Index of the tile that an element is in. */
function indexOf(element: Element): number | undefined {
  const index = element.closest('[data-giphy-index]')?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}

/** Walks through a row of tiles by arrows, Home and End. */
export function useRowFocus(row: RefObject<HTMLElement | null>, count: number): RowFocus {
  const [focused, setFocused] = useState<number>();

  const moveTo = (index: number) => {
    flushSync(() => setFocused(index));
    const tile = row.current?.querySelector(`[data-giphy-index="${index}"]`);
    tile?.querySelector<HTMLElement>(`.${FACE_CLASS}`)?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return {
    focused,
    onFocus({ target }) {
      setFocused(indexOf(target));
    },
    onBlur({ currentTarget, relatedTarget }) {
      // The tile that is about to have the focus stays mounted until it has it.
      const isInside = currentTarget.contains(relatedTarget);
      setFocused(isInside && relatedTarget ? indexOf(relatedTarget) : undefined);
    },
    onKeyDown(event) {
      if (focused === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = (STEPS[event.key] ?? 0) * directionOf(event.currentTarget);
      const ends: Partial<Record<string, number>> = { Home: 0, End: count - 1 };
      const index = ends[event.key] ?? (step ? focused + step : undefined);
      if (index === undefined || index < 0 || index >= count) return;
      event.preventDefault();
      moveTo(index);
    },
  };
}
