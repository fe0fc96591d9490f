import { describe, expect, it } from 'vitest';
import { dirOf, LANGUAGES, toLanguage } from '../languages.ts';
import { packOf } from '../server/pages.tsx';
import * as en from './en.ts';

type Labels = typeof en.labels;
type Name = keyof Labels;
const NAMES = Object.keys(en.labels) as Name[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const textOf = (labels: Labels, name: Name): string => {
  const label = labels[name] as string | ((...args: unknown[]) => string);
  return typeof label === 'string' ? label : label('Otter', 'Lynx');
};

describe.each(OTHERS)('%s', (language) => {
  const { labels, components, messages } = packOf(language);

  it('has every label, without unfilled placeholders', () => {
    expect(Object.keys(labels)).toEqual(NAMES);
    for (const name of NAMES) {
      const [text, english] = [textOf(labels, name), textOf(en.labels, name)];
      expect(text.trim(), name).not.toBe('');
      expect(text, name).not.toMatch(/undefined|\[object/);
      for (const word of [/otter/i, /lynx/i])
        expect(word.test(text), name).toBe(word.test(english));
    }
  });

  it('translates all labels', () => {
    const same = NAMES.filter((name) => textOf(labels, name) === textOf(en.labels, name));
    expect(same).toEqual([]);
  });

  it('translates all error messages', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en.messages));
    expect(JSON.stringify(messages)).not.toMatch(/The /);
  });

  it('includes the labels of the components', () => {
    expect(components.lang).toBe(language);
  });
});

describe('toLanguage', () => {
  it.each([
    ['de', 'de'],
    [' AR-EG ', 'ar'],
    ['ja-JP-u-ca-japanese', 'ja'],
    ['deu', undefined],
    ['', undefined],
    ['fr', undefined],
  ])('takes "%s" for %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });
});

it('sets Arabic from right to left', () => {
  expect(LANGUAGES.filter((language) => dirOf(language) === 'rtl')).toEqual(['ar']);
});
