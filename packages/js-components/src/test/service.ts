import { GiphyFetch } from '@gifkit/fetch-api';
import { beforeEach, vi } from 'vitest';
import { serveSandbox } from '../../../headless/src/test/sandbox.ts';

/** px; width of every element, because jsdom has no layout. */
const WIDTH = 600;

type Report = (entries: object[], observer: object) => void;

/** Creates an observer class that reports every target at once. */
const reporting = (entry: object) =>
  class {
    readonly report: Report;
    constructor(report: Report) {
      this.report = report;
    }
    observe(target: Element) {
      queueMicrotask(() => this.report([{ ...entry, target }], this));
    }
    unobserve() {}
    disconnect() {}
  };

/**
 * Starts a mocked service, and mocks layout observers so that elements load without scrolling.
 *
 * @returns the API paths requested since the start of the test.
 */
export function startService(): string[] {
  const paths: string[] = [];
  serveSandbox('https://*.giphy.com/*').server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/v1/')) paths.push(pathname + search);
  });
  beforeEach(() => {
    paths.length = 0;
    new GiphyFetch('any').clearCache();
    vi.stubGlobal(
      'IntersectionObserver',
      reporting({ isIntersecting: true, intersectionRatio: 1 }),
    );
    vi.stubGlobal('ResizeObserver', reporting({}));
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
    // These tests do not wrap updates in `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  return paths;
}
