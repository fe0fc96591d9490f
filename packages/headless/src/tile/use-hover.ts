import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

interface HoverState {
  readonly isPointed: boolean;
  readonly isFocused: boolean;
  readonly isDismissed: boolean;
}

const away: HoverState = { isPointed: false, isFocused: false, isDismissed: false };

export interface Hover {
  isPointed: boolean;
  /** The pointer is over the element, or the keyboard has brought the focus into it, until Escape is pressed. */
  isHovered: boolean;
  /** It was hovered at least once. */
  hasHovered: boolean;
  handlers: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Hover for everybody: what a pointer reveals, the keyboard reveals too, and Escape dismisses it until one of
 * them comes again (WCAG 2.2, success criterion 1.4.13).
 */
export function useHover(root: RefObject<HTMLElement | null>): Hover {
  /** Undefined before the first time. */
  const [state, setState] = useState<HoverState>();
  const begin = (begun: Partial<HoverState>) =>
    setState((last) => ({ ...away, ...last, ...begun, isDismissed: false }));
  const end = (ended: Partial<HoverState>) => setState((last) => last && { ...last, ...ended });
  const { isPointed, isFocused, isDismissed } = state ?? away;
  const isHovered = (isPointed || isFocused) && !isDismissed;

  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!isHovered || !page) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState((last) => last && { ...last, isDismissed: true });
    };
    // The focus may be anywhere on the page.
    page.addEventListener('keydown', onKeyDown, true);
    return () => page.removeEventListener('keydown', onKeyDown, true);
  }, [isHovered, root]);

  return {
    isPointed,
    isHovered,
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
