import { readdirSync } from 'node:fs';
import { en, type Labels } from '@gifkit/headless';
import { describe, expect, it } from 'vitest';
import { ar } from './ar/index.ts';
import { de } from './de/index.ts';
import { es } from './es/index.ts';
import { type Language, languages, toLanguage } from './index.ts';
import { ja } from './ja/index.ts';

const LANGUAGES = Object.keys(languages) as Language[];

const load = async (lang: Language): Promise<Labels> =>
  (await languages[lang].loadEmbed()).components;
const OTHERS = LANGUAGES.filter((lang) => lang !== 'en');

type Label = string | ((...args: readonly unknown[]) => string);

/** Labels that are the same in both languages. */
const LOAN_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['gif', 'sticker', 'clip', 'gifs', 'video', 'tabGifs', 'tabClips'],
  es: ['gif', 'sticker', 'clip'],
  ja: ['gif'],
};

/** Arguments of labels that take more than names. */
const SAMPLES: Partial<Record<string, readonly (readonly unknown[])[]>> = {
  found: [['Otter', 2]],
  loaded: [['Otter', 2]],
  moreLoaded: [['Otter', 2]],
  by: [
    ['Otter', true],
    ['Otter', false],
  ],
  skinTone: [1, 2, 3, 4, 5].map((tone) => ['Otter', tone]),
  variation: [['Otter', 2]],
  position: [[12, 30]],
  tryAgainIn: [[30]],
  videoError: [1, 2, 3, 4].flatMap((code) => [
    [code, 'mp4'],
    [code, undefined],
  ]),
};

function textsOf(labels: Readonly<Record<string, Label>>, name: string): string[] {
  const label = labels[name] ?? '';
  if (typeof label === 'string') return [label];
  return (SAMPLES[name] ?? [['Otter', 'Lynx']]).map((args) => label(...args));
}

/** Names and numbers that a text was given. */
const variablesIn = (text: string) =>
  ['otter', 'lynx'].filter((word) => text.toLowerCase().includes(word));

it('lists every folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(LANGUAGES.toSorted());
});

describe.each(OTHERS)('%s', (lang) => {
  it.each(['components', 'labels'] as const)(
    'translates all %s into its own script and fills in all variables',
    async (part) => {
      const [own, english] = (
        await Promise.all([languages[lang].loadEmbed(), languages.en.loadEmbed()])
      ).map((loaded) => loaded[part] as Readonly<Record<string, Label>>);
      if (!own || !english) throw new Error('There are two languages');
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      const scripts: Readonly<Record<string, RegExp>> = {
        ar: /\p{Script=Arabic}/u,
        ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
      };
      const script = scripts[lang] ?? /\p{Script=Latin}/u;
      for (const name of Object.keys(english)) {
        const [texts, originals] = [textsOf(own, name), textsOf(english, name)];
        expect(texts.join(), name).not.toMatch(/undefined|#|\[object/);
        expect(texts.map(variablesIn), name).toEqual(originals.map(variablesIn));
        const isLoan = LOAN_WORDS[lang]?.includes(name) ?? false;
        for (const [index, text] of texts.entries()) {
          expect(text.trim(), name).not.toBe('');
          expect(text === originals[index], name).toBe(isLoan);
          if (!isLoan && !['lang', 'gifs'].includes(name)) expect(text, name).toMatch(script);
        }
      }
    },
  );

  it('has its own language tag, and translates all error messages', async () => {
    const { components, messages } = await languages[lang].loadEmbed();
    expect(components.lang).toBe(lang);
    expect(Object.keys(messages)).toEqual(Object.keys((await languages.en.loadEmbed()).messages));
    expect(JSON.stringify(messages)).not.toMatch(/The /);
  });

  it('uses one text for all numbers of a plural form', async () => {
    const labels = await load(lang);
    const rules = new Intl.PluralRules(lang);
    const textsByForm = new Map<string, Set<string>>();
    for (let count = 0; count <= 300; count += 1) {
      const form = rules.select(count);
      const text = labels.moreLoaded('', count).replaceAll(/\p{Nd}/gu, '');
      textsByForm.set(form, (textsByForm.get(form) ?? new Set()).add(text));
    }
    const texts = [...textsByForm.values()].map((all) => [...all]);
    expect(texts.filter((all) => all.length > 1)).toEqual([]);
    expect(new Set(texts.flat()).size).toBe(textsByForm.size);
  });
});

describe.each(LANGUAGES)('a number in %s', (lang) => {
  it.each([7, 25, 999, 1000, 9999, 10_000, 123_456, 1_234_567, 1e9])(
    'is formatted like Intl: %d',
    async (count) => {
      expect((await load(lang)).loaded('', count)).toContain(count.toLocaleString(lang));
    },
  );
});

it.each([
  [1, /^Aborted\.\.\./],
  [2, /^Network Error\.\.\./],
  [3, /^Decode Error\.\.\./],
  [4, /^Can not play a video of type mp4 on this platform\.$/],
])('describes video error %i', (code, message) => {
  expect(en.videoError(code, 'mp4')).toMatch(message);
  expect(en.videoError(4, undefined)).toContain('type unknown');
});

it.each([
  ['German', de, 1, 'GIFs: 1 weiteres geladen'],
  ['German', de, 2000, 'GIFs: 2.000 weitere geladen'],
  ['Spanish', es, 1, 'GIF: 1 más cargado'],
  ['Spanish', es, 20, 'GIF: 20 más cargados'],
  ['Japanese', ja, 1, 'GIF：さらに1件を読み込みました'],
  ['English', en, 2000, 'GIFs: 2,000 more loaded'],
])('counts by the rules of %s', (_, labels, count, text) => {
  expect(labels.moreLoaded(labels.gifs, count)).toBe(text);
});

it.each([
  [0, 'صفر عناصر'],
  [1, 'عنصر واحد'],
  [2, 'عنصرين'],
  [3, 'عناصر'],
  [11, 'عنصرًا'],
  [100, 'عنصر'],
])('has the six plural forms of Arabic: %i', (count, form) => {
  const texts = [ar.loaded('', count), ar.found('', count), ar.moreLoaded('', count)];
  for (const text of texts) expect(` ${text} `).toContain(` ${form} `);
});

it.each([
  ['de', 'de'],
  [' AR-EG ', 'ar'],
  ['ja-JP-u-ca-japanese', 'ja'],
  ['deu', undefined],
  ['', undefined],
  ['fr', undefined],
])('toLanguage takes "%s" for %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});
