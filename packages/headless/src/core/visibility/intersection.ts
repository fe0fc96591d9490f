/// <reference path="./intersection-observer.d.ts" />
import { loadChunk } from '../shared/load-chunk.ts';
import { viewOf } from './view-of.ts';

type Listener = (entry: IntersectionObserverEntry) => void;

interface Pool {
  readonly view: Window;
  readonly root: Element | Document | null;
  readonly key: string;
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Listener>;
}

/** A few groups: one for each set of options. */
let pools: readonly Pool[] = [];

/**
 * Reports when an element comes into view or leaves it, every entry in order. Elements with the same options share one
 * observer of their window. Loads a polyfill if the browser has none.
 */
export function observeIntersection(
  element: Element,
  listener: Listener,
  options: IntersectionObserverInit = {},
): () => void {
  if (typeof IntersectionObserver !== 'undefined') return observe(element, listener, options);
  let stop: (() => void) | undefined = () => {};
  loadChunk('the intersection observer', () => import('intersection-observer')).then((polyfill) => {
    if (polyfill && stop) stop = observe(element, listener, options);
  });
  return () => {
    stop?.();
    stop = undefined;
  };
}

function observe(
  element: Element,
  listener: Listener,
  options: IntersectionObserverInit,
): () => void {
  const { root = null, rootMargin = '', threshold = 0 } = options;
  const key = `${rootMargin} ${threshold}`;
  const view = viewOf(element);
  let pool = pools.find((one) => one.view === view && one.root === root && one.key === key);
  if (!pool) {
    const listeners = new Map<Element, Listener>();
    const Observer = view.IntersectionObserver ?? IntersectionObserver;
    const observer = new Observer((entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    }, options);
    pool = { view, root, key, observer, listeners };
    pools = [...pools, pool];
  }
  const { observer, listeners } = pool;
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    pools = pools.filter((one) => one !== pool);
  };
}
