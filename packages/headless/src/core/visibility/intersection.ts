/// <reference path="./intersection-observer.d.ts" />
import { lazyChunk } from '../shared/lazy-chunk.ts';
import { collapsedAround, isCollapsed, observeResize, viewOf } from './view-of.ts';

export type ViewEntry = Pick<
  IntersectionObserverEntry,
  'isIntersecting' | 'intersectionRatio' | 'boundingClientRect' | 'rootBounds' | 'target'
>;
type Listener = (entry: ViewEntry) => void;

interface Pool {
  readonly view: Window;
  readonly root: Element | Document | null;
  readonly key: string;
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, (entry: IntersectionObserverEntry) => void>;
}

let pools: readonly Pool[] = [];

const polyfill = /* @__PURE__ */ lazyChunk(
  'the intersection observer',
  () => import('intersection-observer'),
);

/**
 * Reports every intersection entry of an element in order. Elements in collapsed containers count as out of view.
 * Elements of a window with equal options share one observer. Loads a polyfill if the browser has none.
 */
export function observeIntersection(
  element: Element,
  listener: Listener,
  options: IntersectionObserverInit = {},
): () => void {
  if (typeof IntersectionObserver !== 'undefined') return observe(element, listener, options);
  let stop: (() => void) | undefined = () => {};
  polyfill.load().then((loaded) => {
    if (loaded && stop) stop = observe(element, listener, options);
  });
  return () => {
    stop?.();
    stop = undefined;
  };
}

/**
 * Observers also report elements that only touch the view, at its edge or in a collapsed container. The edge is told
 * by the entry, because looking at containers forces a layout.
 */
function mayBeCollapsed({
  isIntersecting,
  intersectionRect,
  boundingClientRect: rect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  // Mocks in hosts' tests have no rectangles.
  const { width = 1, height = 1 }: Partial<DOMRectReadOnly> = intersectionRect ?? {};
  if (!isIntersecting || width * height > 0) return false;
  return !rootBounds || (rect.bottom > rootBounds.top && rect.top < rootBounds.bottom);
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
    const listeners: Pool['listeners'] = new Map();
    const Observer = view.IntersectionObserver ?? IntersectionObserver;
    const observer = new Observer((entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    }, options);
    pool = { view, root, key, observer, listeners };
    pools = [...pools, pool];
  }
  const { observer, listeners } = pool;
  let stopWaiting = () => {};
  listeners.set(element, (entry) => {
    stopWaiting();
    const closed = mayBeCollapsed(entry) ? collapsedAround(element) : undefined;
    if (!closed) {
      listener(entry);
      return;
    }
    const { boundingClientRect, rootBounds, target } = entry;
    const nothing = { isIntersecting: false, intersectionRatio: 0 };
    listener({ ...nothing, boundingClientRect, rootBounds, target });
    stopWaiting = observeResize(closed, () => {
      if (isCollapsed(closed)) return;
      observer.unobserve(element);
      observer.observe(element);
    });
  });
  observer.observe(element);
  return () => {
    stopWaiting();
    observer.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    pools = pools.filter((one) => one !== pool);
  };
}
