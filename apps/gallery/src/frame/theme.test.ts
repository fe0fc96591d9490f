import { expect, it } from 'vitest';
import { themeCookie, themeOf } from './theme.ts';

it.each([
  ['another cookie beside it', 'a=b; gallery-theme=dark; c=d', 'dark'],
  ['a word that is no choice', 'gallery-theme=pink', 'system'],
  ['another cookie whose name ends like it', 'my-gallery-theme=dark', 'system'],
  ['no cookie', '', 'system'],
  ['no header', undefined, 'system'],
])('reads the chosen colours with %s', (_, cookies, theme) => {
  expect(themeOf(cookies)).toBe(theme);
});

it('reads what it keeps', () => {
  expect(themeOf(themeCookie('light').split(';')[0])).toBe('light');
});
