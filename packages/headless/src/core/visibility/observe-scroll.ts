import { rootsAround } from './roots.ts';

/**
 * Calls back when anything scrolls that an element is in. Scroll events do not bubble, and stay in their shadow tree,
 * so it listens in the capture phase on every root around the element.
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
