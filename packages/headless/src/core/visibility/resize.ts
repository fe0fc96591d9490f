import { viewOf } from './view-of.ts';

type Listener = () => void;

interface Pool {
  readonly observer: ResizeObserver;
  readonly listeners: Map<Element, Set<Listener>>;
}

const pools = new Map<Window, Pool>();

function createPool({ ResizeObserver: Observer = ResizeObserver }: typeof globalThis): Pool {
  const listeners: Pool['listeners'] = new Map();
  const observer = new Observer((entries) => {
    for (const { target } of entries) for (const listen of listeners.get(target) ?? []) listen();
  });
  return { observer, listeners };
}

/**
 * Reports size changes of an element, and once at the start. Elements of a window share one observer. Without
 * ResizeObserver, nothing is reported.
 */
export function observeResize(element: Element, listener: Listener): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const view = viewOf(element);
  const pool = pools.get(view) ?? createPool(view);
  pools.set(view, pool);
  const { observer, listeners } = pool;
  const own = listeners.get(element) ?? new Set();
  listeners.set(element, own.add(listener));
  observer.observe(element);
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    observer.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    pools.delete(view);
  };
}
