import { GiphyFetch } from '@gifkit/fetch-api';
import { createSandbox } from '@gifkit/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** px; of every element, as jsdom lays nothing out. */
const WIDTH = 600;

/** Reports that everything is in view. */
class AllInView {
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe(target: Element) {
    queueMicrotask(() => {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 };
      this.callback([entry as IntersectionObserverEntry], this as never);
    });
  }
  unobserve() {}
  disconnect() {}
}

/** Reports that everything has the {@link WIDTH}. */
class AllWide {
  readonly callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.callback = callback;
  }
  observe(target: Element) {
    queueMicrotask(() => this.callback([{ target } as ResizeObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
}

/**
 * A page in which elements work by themselves, and the service that they ask.
 *
 * @returns the paths of its API that were asked for since the test began.
 */
export function startService(): string[] {
  const sandbox = createSandbox();
  const paths: string[] = [];
  const server = setupServer(
    http.all('https://*.giphy.com/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/v1/')) paths.push(pathname + search);
      return sandbox.fetch(request);
    }),
  );
  beforeAll(() => server.listen());
  beforeEach(() => {
    paths.length = 0;
    new GiphyFetch('any').clearCache();
    vi.stubGlobal('IntersectionObserver', AllInView);
    vi.stubGlobal('ResizeObserver', AllWide);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
    // Nothing here tells React when something happens.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });
  return paths;
}
