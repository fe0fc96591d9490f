import { type ReactNode, useRef } from 'react';
import { useLoadSentinel } from './use-load-sentinel.ts';

export interface LoadSentinelProps {
  children: ReactNode;
  config?: IntersectionObserverInit | undefined;
  onChange: (isInView: boolean) => void;
}

/** Reports when its children come into view or leave it. */
export function LoadSentinel({ children, config, onChange }: LoadSentinelProps) {
  const element = useRef<HTMLDivElement>(null);
  useLoadSentinel(element, onChange, config);
  return <div ref={element}>{children}</div>;
}
