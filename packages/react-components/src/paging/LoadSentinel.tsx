import { type ReactNode, useRef } from 'react';
import { observeIntersection } from '../shared/intersection.ts';
import { isOnScreen } from '../shared/is-on-screen.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

export interface LoadSentinelProps {
  children: ReactNode;
  config?: IntersectionObserverInit | undefined;
  onChange: (isInView: boolean) => void;
}

/** Tells when what it holds comes into view or leaves it. */
export function LoadSentinel({ children, config, onChange }: LoadSentinelProps) {
  const element = useRef<HTMLDivElement>(null);
  const { root = null, rootMargin = '', threshold = 0 } = config ?? {};
  // Hosts write the configuration inline: what counts is its values.
  const thresholds = JSON.stringify(threshold);
  useIsomorphicLayoutEffect(() => {
    if (!element.current) return;
    // A first page that is wanted at once need not wait for a frame, nor for the paint of nothing.
    if (isOnScreen(element.current)) onChange(true);
    return observeIntersection(element.current, ({ isIntersecting }) => onChange(isIntersecting), {
      root,
      rootMargin,
      threshold: JSON.parse(thresholds),
    });
  }, [root, rootMargin, thresholds, onChange]);
  return <div ref={element}>{children}</div>;
}
