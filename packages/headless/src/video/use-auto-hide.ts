import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** ms without pointer movement after which a video's controls hide. */
const CONTROLS_HIDE_DELAY = 4000;

/** Shows controls while the pointer moves or the focus is inside. */
export function useAutoHide() {
  const [hasMoved, setMoved] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = () => {
    clearTimeout(timer.current);
    setMoved(false);
  };
  const onMove = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, CONTROLS_HIDE_DELAY);
    setMoved(true);
  };
  return {
    isShown: hasMoved || isFocused,
    handlers: {
      onPointerMove: onMove,
      onPointerDown: onMove,
      onPointerLeave: rest,
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
