import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useLoadSentinel } from './use-load-sentinel.ts';

export interface LoadSentinelProps {
  children?: ReactNode;
  config?: IntersectionObserverInit | undefined;
  onChange: (isInView: boolean) => void;
  className?: string | undefined;
  /** Another element than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** Reports when its children come into view or leave it. */
export function LoadSentinel({ children, config, onChange, className, render }: LoadSentinelProps) {
  const element = useRef<HTMLDivElement>(null);
  useLoadSentinel(element, onChange, config);
  return renderPart(render, 'div', { ref: element, className, children }, undefined);
}
