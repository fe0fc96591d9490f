import { hoverIntent } from '@gifkit/analytics/internal';
import { type FocusEvent, useEffect, useState } from 'react';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

export interface Hover {
  /** The pointer is over the element, or the keyboard has brought the focus into it. */
  isHovered: boolean;
  /** That was so at least once. */
  hasHovered: boolean;
  /** To be spread on the element. */
  handlers: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Hover for everybody: what a pointer reveals, the keyboard reveals too.
 *
 * @param onRest the pointer has rested over the element for 200 ms.
 */
export function useHover(onRest: () => void): Hover {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [hasHovered, setHasHovered] = useState(false);
  const isHovered = isPointed || isFocused;
  if (isHovered && !hasHovered) setHasHovered(true);
  const onLatestRest = useLatestCallback(onRest);
  const [intent] = useState(() => hoverIntent(onLatestRest));
  useEffect(() => intent.leave, [intent]);
  return {
    isHovered,
    hasHovered,
    handlers: {
      onMouseEnter() {
        setPointed(true);
        intent.enter();
      },
      onMouseLeave() {
        setPointed(false);
        intent.leave();
      },
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
