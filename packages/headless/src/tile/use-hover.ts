import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { hoverIntent } from '../core/visibility/hover-intent.ts';
import type { TileHover } from './tile-context.ts';

interface HoverState {
  readonly isPointed?: boolean;
  readonly isFocused?: boolean;
  readonly isDismissed?: boolean;
}

interface Hover extends TileHover {
  handlers: Pick<
    DOMAttributes<HTMLElement>,
    'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'
  >;
}

/**
 * Hover for pointer and keyboard: focus reveals the same content, and Escape dismisses it until the next hover or focus
 * (WCAG 2.2, success criterion 1.4.13).
 *
 * @param onRest called after the pointer has rested for 200 ms.
 */
export function useHover(root: RefObject<HTMLElement | null>, onRest: () => void): Hover {
  const [state, setState] = useState<HoverState>();
  const resting = useRef<ReturnType<typeof hoverIntent>>(undefined);
  const begin = (begun: HoverState) =>
    setState((last) => ({ ...last, ...begun, isDismissed: false }));
  const end = (ended: HoverState) => setState((last) => last && { ...last, ...ended });
  const isHovered = Boolean((state?.isPointed || state?.isFocused) && !state.isDismissed);

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
    isHovered,
    hasHovered: state !== undefined,
    handlers: {
      onMouseEnter() {
        begin({ isPointed: true });
        resting.current?.leave();
        resting.current = hoverIntent(onRest);
        resting.current.enter();
      },
      onMouseLeave() {
        resting.current?.leave();
        end({ isPointed: false });
      },
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
