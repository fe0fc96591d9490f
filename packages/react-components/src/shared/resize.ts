type Listener = () => void;

const listeners = new Map<Element, Set<Listener>>();
let observer: ResizeObserver | undefined;

/**
 * Reports when an element changes its size, and once at the start. All elements share one ResizeObserver;
 * where the browser has none, nothing is reported.
 *
 * @returns stops reporting.
 */
export function observeResize(element: Element, listener: Listener): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) for (const listen of listeners.get(target) ?? []) listen();
  });
  const own = listeners.get(element) ?? new Set();
  listeners.set(element, own.add(listener));
  observer.observe(element);
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    observer?.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
