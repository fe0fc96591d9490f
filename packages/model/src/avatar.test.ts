import { describe, expect, test } from 'vitest';
import { getAvatarUrl } from './avatar.ts';

describe('getAvatarUrl', () => {
  test('asks for the variant that is 80 px high', () => {
    const avatar_url = 'https://media.example/avatars/nba/ball.jpg';
    expect(getAvatarUrl({ username: 'nba', avatar_url })).toBe(
      'https://media.example/avatars/nba/ball/80h.jpg',
    );
  });

  test('gives a user without an avatar one of the five default ones, always the same', () => {
    const urls = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((username) =>
      getAvatarUrl({ username }),
    );
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\/media\.giphy\.com\/avatars\/default[1-5]\.gif$/);
    }
    expect(new Set(urls).size).toBeGreaterThan(1);
    expect(getAvatarUrl({ username: 'a' })).toBe(urls[0]);
  });

  test('takes default avatars from where it is told', () => {
    expect(getAvatarUrl({ username: 'a', avatar_url: '' }, '/avatars/')).toMatch(
      /^\/avatars\/default[1-5]\.gif$/,
    );
  });
});
