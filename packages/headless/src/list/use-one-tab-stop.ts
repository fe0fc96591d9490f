import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { controlsIn } from './cell-keys.ts';

/** Takes play buttons and the controls of overlays, the host's too, out of the tab order. */
function tame(list: Element): void {
  for (const row of list.children) {
    for (const [index, control] of controlsIn(row).entries()) {
      if (control.tabIndex >= 0) control.tabIndex = -1;
      if (index === 0) control.setAttribute('aria-keyshortcuts', 'F2');
      else control.removeAttribute('aria-keyshortcuts');
    }
  }
}

/** Makes a picker one stop of the Tab key, whatever comes into its cells. F2 leads to it. */
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
