import { rootsAround } from './roots.ts';

/** Observes all scroll containers. Scroll events do not bubble or leave shadow trees, so every root is observed. */
export function observeScroll(element: Element, onScroll: (event: Event) => void): () => void {
  const roots = rootsAround(element);
  for (const root of roots) {
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  }
  return () => {
    for (const root of roots) root.removeEventListener('scroll', onScroll, { capture: true });
  };
}
