import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { controlsIn } from './list-elements.ts';

/** Removes play buttons and controls of overlays, including the host's, from the tab order. */
function tame(list: Element): void {
  for (const row of list.children) {
    for (const [index, control] of controlsIn(row).entries()) {
      if (control.tabIndex >= 0) control.tabIndex = -1;
      if (index === 0) control.setAttribute('aria-keyshortcuts', 'F2');
      else control.removeAttribute('aria-keyshortcuts');
    }
  }
}

/** Keeps a picker one tab stop, even if its cells change. F2 reaches the controls. */
export function useOneTabStop(list: RefObject<HTMLElement | null>, isPicker: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const element = list.current;
    if (!element || !isPicker) return;
    tame(element);
    const observer = new MutationObserver(() => tame(element));
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['href', 'tabindex'],
    });
    return () => observer.disconnect();
  }, [list, isPicker]);
}
