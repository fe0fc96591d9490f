import { describe, expect, it } from 'vitest';
import { isTypo, wordsOf } from './words.ts';

const stems = (text: string) => wordsOf(text).map(({ stem }) => stem);

describe('wordsOf', () => {
  it.each([
    ['cat', 'cats'],
    ['party', 'parties'],
    ['dress', 'dresses'],
    ['Katze', 'Katzen'],
    ['Kind', 'Kinder'],
    ['Bär', 'Bären'],
    ['gato', 'gatos'],
    ['león', 'leones'],
    ['luz', 'luces'],
    ['سيارة', 'السيارات'],
    ['猫', '猫たち'],
  ])('gives %s and %s one stem', (one, many) => {
    expect(stems(many)).toEqual(stems(one));
  });

  it('takes pairs of characters if the script has no spaces', () => {
    expect(stems('眠いねこ')).toEqual(['眠', '眠い', 'いね', 'ねこ']);
  });

  it('ignores case, accents, marks and punctuation, and keeps emoji', () => {
    expect(stems('  “Über”-CAFÉ\u200f, ‏😀!')).toEqual(['uber', 'caf', '😀']);
  });
});

describe('isTypo', () => {
  it.each(['kiten', 'kittten', 'kitteb', 'kittne', 'kitte', 'kitten'])('accepts %s', (typed) => {
    expect(isTypo(typed, 'kitten')).toBe(true);
  });
  it.each(['kittenss', 'mitteb', 'sitting', ''])('rejects %s', (typed) => {
    expect(isTypo(typed, 'kitten')).toBe(false);
  });
});
