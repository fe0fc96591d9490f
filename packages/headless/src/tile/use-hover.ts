import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

interface HoverState {
  readonly isPointed: boolean;
  readonly isFocused: boolean;
  readonly isDismissed: boolean;
}

const away: HoverState = { isPointed: false, isFocused: false, isDismissed: false };

export interface Hover {
  isPointed: boolean;
  /** True while the pointer is over the element or it contains keyboard focus, until Escape is pressed. */
  isHovered: boolean;
  hasHovered: boolean;
  handlers: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Hover for pointer and keyboard: focus reveals the same content, and Escape dismisses it until the next hover or focus
 * (WCAG 2.2, success criterion 1.4.13).
 */
export function useHover(root: RefObject<HTMLElement | null>): Hover {
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
