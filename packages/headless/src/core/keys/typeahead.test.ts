import { describe, expect, it } from 'vitest';
import { findTyped, nothingTyped, type } from './typeahead.ts';

const NAMES = ['Cat dancing GIF', 'Dog asleep GIF', 'Éclair GIF', 'Dancing dog GIF', '12 cats'];
const find = (from: number, text: string) =>
  findTyped((index) => NAMES[index] ?? '', NAMES.length, from, text);

describe('typed text', () => {
  it('is appended until a pause', () => {
    const first = type(nothingTyped, 'D', 1000);
    const second = type(first, 'o', 2000);
    expect(second.text).toBe('do');
    expect(type(second, 'c', 3001).text).toBe('c');
  });
});

describe('findTyped returns', () => {
  it.each([
    ['the next name with this prefix', 0, 'd', 1],
    ['the one after it for a repeated key', 1, 'dd', 3],
    ['the first after the last', 3, 'd', 1],
    ['the same while a longer text matches', 1, 'do', 1],
    ['the next when it no longer matches', 1, 'da', 3],
    ['a name with a matching word if no name starts with it', 0, 'asl', 1],
    ['a match that ignores accents', 0, 'ecl', 2],
    ['a match that starts with digits', 0, '12', 4],
    ['the same GIF if it is the only match', 2, 'e', 2],
    ['undefined without a match', 0, 'x', undefined],
    ['undefined for text inside a word', 0, 'og', undefined],
  ])('%s', (_, from, text, expected) => expect(find(from, text)).toBe(expected));

  it('undefined in an empty list', () => expect(findTyped(() => '', 0, 0, 'a')).toBeUndefined());
});
