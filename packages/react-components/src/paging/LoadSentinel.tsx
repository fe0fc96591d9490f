import { type ReactNode, useRef } from 'react';
import { observeIntersection } from '../shared/intersection.ts';
import { isOnScreen } from '../shared/is-on-screen.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

export interface LoadSentinelProps {
  children: ReactNode;
  config?: IntersectionObserverInit | undefined;
  onChange: (isInView: boolean) => void;
}

/** Reports when its children come into view or leave it. */
export function LoadSentinel({ children, config, onChange }: LoadSentinelProps) {
  const element = useRef<HTMLDivElement>(null);
  const { root = null, rootMargin = '', threshold = 0 } = config ?? {};
  // Hosts write the configuration inline, so it is compared by value.
  const thresholds = JSON.stringify(threshold);
  useIsomorphicLayoutEffect(() => {
    if (!element.current) return;
    // When the first page is wanted at once, it need not wait for a frame that paints nothing.
    if (isOnScreen(element.current)) onChange(true);
    return observeIntersection(element.current, ({ isIntersecting }) => onChange(isIntersecting), {
      root,
      rootMargin,
      threshold: JSON.parse(thresholds),
    });
  }, [root, rootMargin, thresholds, onChange]);
  return <div ref={element}>{children}</div>;
}
