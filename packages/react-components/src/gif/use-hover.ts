import { type FocusEvent, useState } from 'react';

interface HoverState {
  /** The pointer is over the element. */
  readonly isPointed: boolean;
  /** The keyboard has brought the focus into it. */
  readonly isFocused: boolean;
}

const away: HoverState = { isPointed: false, isFocused: false };

export interface Hover {
  isPointed: boolean;
  /** The pointer is over the element, or the keyboard has brought the focus into it. */
  isHovered: boolean;
  /** It was hovered at least once. */
  hasHovered: boolean;
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
  /** Undefined before the first time. */
  const [state, setState] = useState<HoverState>();
  const begin = (begun: Partial<HoverState>) =>
    setState((last) => ({ ...away, ...last, ...begun }));
  const end = (ended: Partial<HoverState>) => setState((last) => last && { ...last, ...ended });
  const { isPointed, isFocused } = state ?? away;
  return {
    isPointed,
    isHovered: isPointed || isFocused,
    hasHovered: state !== undefined,
    handlers: {
      onMouseEnter: () => begin({ isPointed: true }),
      onMouseLeave: () => end({ isPointed: false }),
      onFocus({ target }) {
        if (target.matches(':focus-visible')) begin({ isFocused: true });
        else end({ isFocused: false });
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) end({ isFocused: false });
      },
    },
  };
}
