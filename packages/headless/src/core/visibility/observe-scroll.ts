import { rootsAround } from './roots.ts';

/**
 * Calls back when anything scrolls that an element is in. Scroll events do not bubble, and stay in their shadow
 * tree; but on the way down to what scrolls they pass the root of this tree.
 *
 * @param onScroll gets the event; its target is what scrolled.
 * @returns stops it.
 */
export function observeScroll(element: Element, onScroll: (event: Event) => void): () => void {
  const roots = rootsAround(element);
  for (const root of roots) {
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  }
  return () => {
    for (const root of roots) root.removeEventListener('scroll', onScroll, { capture: true });
  };
}
