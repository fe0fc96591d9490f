import { describe, expect, it } from 'vitest';
import { TYPEAHEAD_PAUSE } from '../constants.ts';
import { findTyped, isCharacter, nothingTyped, type } from './typeahead.ts';

const NAMES = ['Cat dancing GIF', 'Dog asleep GIF', 'Éclair GIF', 'Dancing dog GIF', '12 cats'];
const find = (from: number, text: string) =>
  findTyped((index) => NAMES[index] ?? '', NAMES.length, from, text);

describe('what is typed', () => {
  it('goes on until a pause', () => {
    const first = type(nothingTyped, 'D', 1000);
    const second = type(first, 'o', 1000 + TYPEAHEAD_PAUSE);
    expect(second.text).toBe('do');
    expect(type(second, 'c', 1001 + 2 * TYPEAHEAD_PAUSE).text).toBe('c');
  });

  it.each([
    ['a', true],
    ['É', true],
    ['猫', true],
    ['7', true],
    [' ', false],
    ['/', false],
    ['Enter', false],
    ['F2', false],
  ])('counts %j as a character: %s', (key, expected) => expect(isCharacter(key)).toBe(expected));
});

describe('the GIF that is found', () => {
  it.each([
    ['the next whose name begins so', 0, 'd', 1],
    ['the one after it with the same key again', 1, 'dd', 3],
    ['the first again after the last', 3, 'd', 1],
    ['the same while a longer text fits', 1, 'do', 1],
    ['another as soon as it no longer fits', 1, 'da', 3],
    ['one with a word that begins so, where no name does', 0, 'asl', 1],
    ['one without regard to accents', 0, 'ecl', 2],
    ['one that begins with digits', 0, '12', 4],
    ['itself where it is the only one', 2, 'e', 2],
    ['none where nothing fits', 0, 'x', undefined],
    ['none by what stands inside a word', 0, 'og', undefined],
  ])('is %s', (_, from, text, expected) => expect(find(from, text)).toBe(expected));

  it('is none in an empty list', () => expect(findTyped(() => '', 0, 0, 'a')).toBeUndefined());
});
