import { type FocusEvent, useEffect, useState } from 'react';
import { CONTROLS_HIDE_DELAY } from '../constants.ts';

export interface AutoHide {
  isShown: boolean;
  /** To be spread on the element. */
  handlers: {
    onPointerMove: () => void;
    onPointerDown: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Shows controls while a pointer moves over an element, and while the focus is in it. */
export function useAutoHide(): AutoHide {
  // Counts movements, so that each one restarts the timer; 0 when there was none recently.
  const [moves, setMoves] = useState(0);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(() => setMoves(0), CONTROLS_HIDE_DELAY);
    return () => clearTimeout(timer);
  }, [moves]);

  const onMove = () => setMoves((count) => count + 1);
  return {
    isShown: moves > 0 || isFocused,
    handlers: {
      onPointerMove: onMove,
      onPointerDown: onMove,
      onPointerLeave: () => setMoves(0),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
