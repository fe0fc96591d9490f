/// <reference path="./intersection-observer.d.ts" />
type Listener = (entry: IntersectionObserverEntry) => void;

interface Pool {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Listener>;
}

/** Stands for the viewport where the root of an observer is null. */
const VIEWPORT = {};

const poolsByRoot = new WeakMap<object, Map<string, Pool>>();

/**
 * Reports when an element comes into view or leaves it. All elements with the same options share one
 * IntersectionObserver. Where the browser has none, a polyfill is loaded first.
 *
 * @param listener gets every entry, in order; one listener for an element and its options.
 * @returns stops reporting.
 */
export function observeIntersection(
  element: Element,
  listener: Listener,
  options: IntersectionObserverInit = {},
): () => void {
  if (typeof IntersectionObserver !== 'undefined') return observe(element, listener, options);
  let stop: (() => void) | undefined = () => {};
  import('intersection-observer').then(() => {
    if (stop) stop = observe(element, listener, options);
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
  const pools = poolsOf(options.root ?? VIEWPORT);
  const key = `${options.rootMargin ?? ''} ${options.threshold ?? 0}`;
  let pool = pools.get(key);
  if (!pool) {
    pool = createPool(options);
    pools.set(key, pool);
  }
  const { observer, listeners } = pool;
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    pools.delete(key);
  };
}

function poolsOf(root: object): Map<string, Pool> {
  let pools = poolsByRoot.get(root);
  if (!pools) {
    pools = new Map();
    poolsByRoot.set(root, pools);
  }
  return pools;
}

function createPool(options: IntersectionObserverInit): Pool {
  const listeners = new Map<Element, Listener>();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry);
  }, options);
  return { observer, listeners };
}
