import { describe, expect, it } from 'vitest';
import { getAvatarUrl, shouldShowAttribution } from './attribution.ts';

describe('shouldShowAttribution', () => {
  it.each([
    ['a public user', { is_public: true }, true],
    ['a user without is_public', {}, true],
    ['a private user', { is_public: false }, false],
    ['a public user who suppresses it', { is_public: true, suppress_chrome: true }, false],
    ['a GIF without a user', undefined, false],
    ['a user that is null', null, false],
  ])('returns the right value for %s', (_, user, isShown) => {
    expect(shouldShowAttribution(user)).toBe(isShown);
  });
});

describe('getAvatarUrl', () => {
  it('requests the variant that is 80 px high', () => {
    const avatar_url = 'https://media.example/avatars/nba/ball.jpg';
    expect(getAvatarUrl({ username: 'nba', avatar_url })).toBe(
      'https://media.example/avatars/nba/ball/80h.jpg',
    );
  });

  it('returns one of five default avatars, always the same for a user', () => {
    const urls = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((username) =>
      getAvatarUrl({ username }),
    );
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\/media\.giphy\.com\/avatars\/default[1-5]\.gif$/);
    }
    expect(new Set(urls).size).toBeGreaterThan(1);
    expect(getAvatarUrl({ username: 'a' })).toBe(urls[0]);
    for (const nobody of [undefined, null]) expect(getAvatarUrl(nobody)).toContain('default');
  });

  it('uses the given folder of default avatars', () => {
    expect(getAvatarUrl({ username: 'a', avatar_url: '' }, '/avatars/')).toMatch(
      /^\/avatars\/default[1-5]\.gif$/,
    );
  });
});
