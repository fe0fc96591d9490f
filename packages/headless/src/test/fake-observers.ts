import { vi } from 'vitest';

type Callback = (entries: object[], observer: FakeObserver) => void;

const observers = new Set<FakeObserver>();

class FakeObserver {
  readonly elements = new Set<Element>();
  readonly callback: Callback;
  readonly options: IntersectionObserverInit;

  constructor(callback: Callback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.options = options;
    observers.add(this);
  }
  observe(element: Element) {
    this.elements.add(element);
  }
  unobserve(element: Element) {
    this.elements.delete(element);
  }
  disconnect() {
    this.elements.clear();
    observers.delete(this);
  }
}

class FakeIntersectionObserver extends FakeObserver {}
class FakeResizeObserver extends FakeObserver {}

function report(Kind: typeof FakeObserver, element: Element, entries: object[]): void {
  for (const observer of observers) {
    const isObserved = observer instanceof Kind && observer.elements.has(element);
    if (isObserved) observer.callback(entries, observer);
  }
}

/** Installs intersection and resize observers, which jsdom lacks; tests trigger them. */
export function installObservers(): void {
  observers.clear();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
}

export const observerCount = (): number => observers.size;

export const observerOptions = (): IntersectionObserverInit[] =>
  [...observers]
    .filter((observer) => observer instanceof FakeIntersectionObserver)
    .map(({ options }) => options);

/**
 * Reports the visible ratio of an element, from 0 to 1. Several ratios become entries of one delivery, as after a jump.
 */
export function reportInView(target: Element, ...ratios: number[]): void {
  const entries = ratios.map((ratio) => ({
    target,
    isIntersecting: ratio > 0,
    intersectionRatio: ratio,
    boundingClientRect: target.getBoundingClientRect(),
  }));
  report(FakeIntersectionObserver, target, entries);
}

export function reportWidth(target: Element, width: number): void {
  vi.spyOn(target, 'clientWidth', 'get').mockReturnValue(width);
  report(FakeResizeObserver, target, [{ target }]);
}
