import { expect, it } from 'vitest';
import { isSafeCss } from './safe-css.ts';

it.each([
  '50%',
  'calc((100% - 2px) * 3)',
  'light-dark(#fff, #000)',
  `"It's", 'a;b{}', serif`,
  '(max-width: 480px) and (orientation: portrait)',
  'url(https://media.example/a.png)',
])('accepts %j', (text) => {
  expect(isSafeCss(text)).toBe(true);
});

it.each([
  'red;color:red',
  'red}body{color:red',
  '</style>',
  '"</style>"',
  '1px\\',
  '1px/*',
  'calc(1px',
  '1px) { a: b',
  '(1px)) and ((1px)',
  '[a',
  '"a',
  `'a\n'`,
])('refuses %j, which could reach beyond its place', (text) => {
  expect(isSafeCss(text)).toBe(false);
});
