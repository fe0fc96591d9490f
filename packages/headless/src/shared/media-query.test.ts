import { expect, it, vi } from 'vitest';
import { matchesMedia, mediaQuery, observeMedia } from './media-query.ts';

const QUERY = '(hover: hover)';

/** A mock as a host's test has it. */
const mockMatchMedia = (list: object | undefined) => vi.stubGlobal('matchMedia', () => list);

it('observes by addEventListener, where there is one', () => {
  const list = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  mockMatchMedia({ ...list, addListener: vi.fn(), removeListener: vi.fn() });
  const onChange = vi.fn();
  const stop = observeMedia(mediaQuery(QUERY), onChange);
  expect(list.addEventListener).toHaveBeenCalledWith('change', onChange);
  stop();
  expect(list.removeEventListener).toHaveBeenCalledWith('change', onChange);
});

it('observes by addListener, where that is all there is', () => {
  const list = { addListener: vi.fn(), removeListener: vi.fn() };
  mockMatchMedia(list);
  const onChange = vi.fn();
  const stop = observeMedia(mediaQuery(QUERY), onChange);
  expect(list.addListener).toHaveBeenCalledWith(onChange);
  stop();
  expect(list.removeListener).toHaveBeenCalledWith(onChange);
});

it.for<[string, object | undefined, boolean | undefined]>([
  ['that cannot be listened to', { matches: true }, true],
  ['that answers nothing', undefined, undefined],
])('does with a mock %s', ([, list, matches]) => {
  mockMatchMedia(list);
  expect(matchesMedia(QUERY)).toBe(matches);
  observeMedia(mediaQuery(QUERY), () => {})();
});

it('does without matchMedia', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(matchesMedia(QUERY)).toBeUndefined();
  observeMedia(mediaQuery(QUERY), () => {})();
});
