import { rootsAround } from './roots.ts';

/**
 * Calls back when any container around an element scrolls. Scroll events do not bubble and stay in their shadow tree,
 * so every root around the element gets a capturing listener.
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
