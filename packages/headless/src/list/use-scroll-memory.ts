import { type RefObject, useEffect, useRef } from 'react';
import type { GridLayout } from '../core/layout/window.ts';
import type { GridMemory } from '../core/memory/grid-memory.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/** Scrolls a grid, before its first paint, to where it was when it unmounted. */
export function useScrollMemory(
  memory: GridMemory | undefined,
  ref: RefObject<HTMLElement | null>,
  layout: GridLayout,
): void {
  const isRestoring = useRef(true);
  const shown = useRef(layout);

  useIsomorphicLayoutEffect(() => {
    shown.current = layout;
    // The first of these effects measure the width, after which there is another layout.
    if (isRestoring.current && ref.current) memory?.restorePlace(ref.current, layout);
  }, [layout, memory, ref]);

  useEffect(() => {
    isRestoring.current = false;
  }, []);

  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) memory?.savePlace(element, shown.current);
    };
  }, [memory, ref]);
}
