import { expect, it, vi } from 'vitest';
import { matchesMedia, mediaQuery, observeMedia } from './media-query.ts';

const QUERY = '(hover: hover)';

it('observes until it is stopped', () => {
  const list = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => list);
  const onChange = vi.fn();
  const stop = observeMedia(mediaQuery(QUERY), onChange);
  expect(list.addEventListener).toHaveBeenCalledWith('change', onChange);
  stop();
  expect(list.removeEventListener).toHaveBeenCalledWith('change', onChange);
});

it.each<[string, unknown, boolean | undefined]>([
  ['a mock without listeners', () => ({ matches: true }), true],
  ['a mock that returns undefined', () => undefined, undefined],
  ['no matchMedia', undefined, undefined],
])('accepts %s', (_, matchMedia, matches) => {
  vi.stubGlobal('matchMedia', matchMedia);
  expect(matchesMedia(QUERY)).toBe(matches);
  observeMedia(mediaQuery(QUERY), () => {})();
});
