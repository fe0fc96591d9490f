import { type FocusEvent, useState } from 'react';

export interface Hover {
  /** The pointer is over the element, or the keyboard has brought the focus into it. */
  isHovered: boolean;
  /** To be spread on the element. */
  handlers: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Hover for everybody: what a pointer reveals, the keyboard reveals too. */
export function useHover(): Hover {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHovered: isPointed || isFocused,
    handlers: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
