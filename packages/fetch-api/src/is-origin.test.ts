import { expect, it } from 'vitest';
import { isOrigin } from './is-origin.ts';

it.each([
  ['https://a.example', true],
  ['http://localhost:4001', true],
  ['capacitor://localhost', true],
  ['tauri://localhost', true],
  ['chrome-extension://abcdefghijklmnop', true],
  ['https://a.example/', false],
  ['https://a.example:443', false],
  ['https://A.example', false],
  ['capacitor://localhost/', false],
  ['https://user@a.example', false],
  ['https://*.a.example', false],
  ['chrome-extension://*', false],
  ['file://', false],
  ['null', false],
])('returns whether “%s” is a valid origin of a page', (text, expected) => {
  expect(isOrigin(text)).toBe(expected);
});
