import { vi } from 'vitest';

const intersectionObservers = new Set<FakeIntersectionObserver>();
const resizeObservers = new Set<FakeResizeObserver>();

class FakeIntersectionObserver {
  readonly elements = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.options = options;
    intersectionObservers.add(this);
  }
  observe(element: Element) {
    this.elements.add(element);
  }
  unobserve(element: Element) {
    this.elements.delete(element);
  }
  disconnect() {
    this.elements.clear();
    intersectionObservers.delete(this);
  }
}

class FakeResizeObserver {
  readonly elements = new Set<Element>();
  readonly callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.callback = callback;
    resizeObservers.add(this);
  }
  observe(element: Element) {
    this.elements.add(element);
  }
  unobserve(element: Element) {
    this.elements.delete(element);
  }
  disconnect() {
    this.elements.clear();
    resizeObservers.delete(this);
  }
}

/** Installs intersection and resize observers, which jsdom lacks; tests trigger them. */
export function installObservers(): void {
  intersectionObservers.clear();
  resizeObservers.clear();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
}

export const observerCount = (): number => intersectionObservers.size + resizeObservers.size;

export const observerOptions = (): IntersectionObserverInit[] =>
  [...intersectionObservers].map(({ options }) => options);

const entryOf = (target: Element, ratio: number) =>
  ({
    target,
    isIntersecting: ratio > 0,
    intersectionRatio: ratio,
    boundingClientRect: target.getBoundingClientRect(),
  }) as IntersectionObserverEntry;

/**
 * Reports the visible ratio of an element, from 0 to 1. Several ratios become entries of one delivery, as after a jump.
 */
export function reportInView(element: Element, ...ratios: number[]): void {
  for (const observer of intersectionObservers) {
    if (!observer.elements.has(element)) continue;
    const entries = ratios.map((ratio) => entryOf(element, ratio));
    observer.callback(entries, observer as unknown as IntersectionObserver);
  }
}

export function reportWidth(element: Element, width: number): void {
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(width);
  for (const observer of resizeObservers) {
    if (!observer.elements.has(element)) continue;
    const entries = [{ target: element }] as unknown as ResizeObserverEntry[];
    observer.callback(entries, observer as unknown as ResizeObserver);
  }
}
