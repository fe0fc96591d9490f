import { vi } from 'vitest';

/** jsdom has no layout and no observers: stubs that report every observed element as in view. */
export function putEverythingInView(): void {
  class InView {
    readonly #report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.#report = report;
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 };
      const entries = [entry as IntersectionObserverEntry];
      queueMicrotask(() => this.#report(entries, this as unknown as IntersectionObserver));
    }
    unobserve() {}
    disconnect() {}
  }
  class NeverResized {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InView);
  vi.stubGlobal('ResizeObserver', NeverResized);
}
