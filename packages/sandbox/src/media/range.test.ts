import { expect, it } from 'vitest';
import { parseRange } from './range.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'malformed'],
  ['bytes=-', 'malformed'],
  ['bytes=0-1,5-6', 'malformed'],
  ['frames=0-1', 'malformed'],
])('reads %s of 1000 bytes', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
