import { describe, expect, it } from 'vitest';
import * as en from './en/embed.ts';
import { type Language, languages, toLanguage } from './index.ts';

type Labels = typeof en.labels;
type Name = keyof Labels;
const NAMES = Object.keys(en.labels) as Name[];
const OTHERS = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

const textOf = (labels: Labels, name: Name): string => {
  const label = labels[name] as string | ((...args: unknown[]) => string);
  return typeof label === 'string' ? label : label('Otter', 'Lynx');
};

describe.each(OTHERS)('%s', async (language) => {
  const { labels, components, messages } = await languages[language].loadEmbed();

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
