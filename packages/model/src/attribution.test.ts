import { describe, expect, it } from 'vitest';
import { shouldShowAttribution } from './attribution.ts';
import { normalizeGif } from './normalize-gif.ts';

describe('shouldShowAttribution', () => {
  it.each([
    ['a public user', { is_public: true }, true],
    ['a user who does not say', {}, true],
    ['a private user', { is_public: false }, false],
    ['a public user who suppresses it', { is_public: true, suppress_chrome: true }, false],
    ['a GIF without a user', undefined, false],
    ['a user that is null', null, false],
  ])('decides for %s', (_, user, isShown) => {
    expect(shouldShowAttribution(user)).toBe(isShown);
  });

  it.each([
    [{ username: 'mona' }, true],
    [{ username: 'mona', is_public: 0 }, false],
    [{ username: 'mona', suppress_chrome: 1 }, false],
    ['mona', false],
  ])('decides for a normalised user %j', (user, isShown) => {
    expect(shouldShowAttribution(normalizeGif({ id: 'a', user }).user)).toBe(isShown);
  });
});
