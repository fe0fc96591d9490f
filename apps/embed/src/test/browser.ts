import { vi } from 'vitest';

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What the page asks of a browser and jsdom does not have: nothing ever comes into view. */
export function stubBrowser({ prefersReducedMotion = false } = {}) {
  vi.stubGlobal('IntersectionObserver', IdleObserver);
  vi.stubGlobal('ResizeObserver', IdleObserver);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: prefersReducedMotion && query.includes('prefers-reduced-motion'),
    }),
  );
}
