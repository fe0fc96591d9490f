import { GiphyFetch } from '@gifkit/fetch-api';
import { beforeEach, vi } from 'vitest';
import { putEverythingInView } from '../../../../examples/tests/src/test/everything-in-view.ts';
import { serveSandbox } from '../../../headless/src/test/sandbox.ts';

/** px; width of every element, because jsdom has no layout. */
const WIDTH = 600;

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
    putEverythingInView();
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
    // These tests do not wrap updates in `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });
  return paths;
}
