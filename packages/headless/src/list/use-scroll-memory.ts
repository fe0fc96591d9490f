import { type RefObject, useRef } from 'react';
import type { GridLayout } from '../core/layout/window.ts';
import type { GridMemory } from '../core/memory/grid-memory.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/** Restores the scroll position of a grid once its width is known. */
export function useScrollMemory(
  memory: GridMemory | undefined,
  ref: RefObject<HTMLElement | null>,
  layout: GridLayout,
  isWidthKnown: boolean,
): void {
  const isRestoring = useRef(true);
  const shown = useRef(layout);

  useIsomorphicLayoutEffect(() => {
    shown.current = layout;
    if (!isRestoring.current || !isWidthKnown || !ref.current) return;
    isRestoring.current = false;
    memory?.restoreScroll(ref.current, layout);
  }, [layout, memory, ref, isWidthKnown]);

  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // StrictMode unmounts a list before its position is restored.
      if (element && !isRestoring.current) memory?.saveScroll(element, shown.current);
      isRestoring.current = true;
    };
  }, [memory, ref]);
}
