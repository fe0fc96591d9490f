import { expect, it } from 'vitest';
import { themeCookie, themeOf } from './theme.ts';

it.each([
  ['another cookie beside it', 'a=b; gallery-theme=dark; c=d', 'dark'],
  ['an unknown value', 'gallery-theme=pink', 'system'],
  ['another cookie with the same suffix', 'my-gallery-theme=dark', 'system'],
  ['no cookie', '', 'system'],
  ['no header', undefined, 'system'],
])('reads the color scheme with %s', (_, cookies, theme) => {
  expect(themeOf(cookies)).toBe(theme);
});

it('reads its own cookie', () => {
  expect(themeOf(themeCookie('light').split(';')[0])).toBe('light');
});
