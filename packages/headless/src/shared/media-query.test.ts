import { expect, it, vi } from 'vitest';
import { matchesMedia, mediaQuery, observeMedia } from './media-query.ts';

const QUERY = '(hover: hover)';

/** Mocks `matchMedia` as hosts' tests do. */
const mockMatchMedia = (list: object | undefined) => vi.stubGlobal('matchMedia', () => list);

it('observes until it is stopped', () => {
  const list = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  mockMatchMedia(list);
  const onChange = vi.fn();
  const stop = observeMedia(mediaQuery(QUERY), onChange);
  expect(list.addEventListener).toHaveBeenCalledWith('change', onChange);
  stop();
  expect(list.removeEventListener).toHaveBeenCalledWith('change', onChange);
});

it.for<[string, object | undefined, boolean | undefined]>([
  ['without listeners', { matches: true }, true],
  ['that returns undefined', undefined, undefined],
])('accepts a mock %s', ([, list, matches]) => {
  mockMatchMedia(list);
  expect(matchesMedia(QUERY)).toBe(matches);
  observeMedia(mediaQuery(QUERY), () => {})();
});

it('works without matchMedia', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(matchesMedia(QUERY)).toBeUndefined();
  observeMedia(mediaQuery(QUERY), () => {})();
});
