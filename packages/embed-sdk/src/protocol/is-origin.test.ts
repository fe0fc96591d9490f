import { expect, it } from 'vitest';
import { isOrigin } from './is-origin.ts';

it.each([
  ['https://a.example', true],
  ['http://localhost:4001', true],
  ['https://a.example/', false],
  ['https://a.example:443', false],
  ['https://A.example', false],
  ['file:///a', false],
  ['ftp://a.example', false],
  ['null', false],
  ['*', false],
])('says of "%s" whether it is an origin', (text, expected) => {
  expect(isOrigin(text)).toBe(expected);
});
