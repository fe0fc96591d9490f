import { expect, it } from 'vitest';
import { parseQuery } from './query.ts';

it.each([
  ['happy cat', { words: ['happy', 'cat'] }],
  ['  good-night,  moon! ', { words: ['good', 'night', 'moon'] }],
  ['@snacktime pizza time', { username: 'snacktime', words: ['pizza', 'time'] }],
  ['@snacktime', { username: 'snacktime', words: [] }],
  ['mail@snacktime', { words: ['mail', 'snacktime'] }],
  ['@', { words: [] }],
  ['नमस्ते दुनिया', { words: ['नमस्ते', 'दुनिया'] }],
  ['ﬁne １２', { words: ['fine', '12'] }],
  ['🎉 "*" ^', { words: [] }],
])('parses %j', (typed, expected) => {
  expect(parseQuery(typed)).toEqual(expected);
});
