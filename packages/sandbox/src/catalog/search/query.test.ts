import { describe, expect, it } from 'vitest';
import { anyWord, everyWord, parseQuery } from './query.ts';

describe('parseQuery', () => {
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
});

describe('the syntax of FTS5', () => {
  it('matches words and prefixes', () => {
    expect(everyWord(['a', 'b'])).toBe('("a" OR "a"*) AND ("b" OR "b"*)');
    expect(anyWord(['a', 'b'])).toBe('("a" OR "a"*) OR ("b" OR "b"*)');
  });
});
