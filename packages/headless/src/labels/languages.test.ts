import { describe, expect, it } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import type { Labels } from './labels.ts';

type Name = keyof Labels;

const LANGUAGES = { ar, de, es, ja };
const NAMES = Object.keys(en) as Name[];

/** Words that are the same in both languages. */
const LOAN_WORDS: Readonly<Record<string, readonly Name[]>> = {
  de: ['gif', 'sticker', 'clip', 'gifs', 'video'],
  es: ['gif', 'sticker', 'clip'],
  ja: ['gif'],
};

/** What a label says, with something of each type filled in. */
const SAMPLES: Partial<Record<Name, readonly (readonly unknown[])[]>> = {
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
  videoError: [1, 2, 3, 4].flatMap((code) => [
    [code, 'mp4'],
    [code, undefined],
  ]),
};

function textsOf(labels: Labels, name: Name): string[] {
  const label = labels[name] as string | ((...args: readonly unknown[]) => string);
  if (typeof label === 'string') return [label];
  return (SAMPLES[name] ?? [['Otter']]).map((args) => label(...args));
}

describe.each(Object.entries(LANGUAGES))('%s', (lang, labels) => {
  it('has every label', () => {
    expect(Object.keys(labels).sort()).toEqual(NAMES.toSorted());
    expect(labels.lang).toBe(lang);
  });

  it.each(NAMES)('says %s in its own words', (name) => {
    const texts = textsOf(labels, name);
    expect(texts.map((text) => typeof text)).toEqual(texts.map(() => 'string'));
    expect(texts.join()).not.toMatch(/undefined|#|\[object/);
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
    const english = textsOf(en, name);
    const same = texts.filter((text, index) => text === english[index]);
    expect(same).toEqual(LOAN_WORDS[lang]?.includes(name) ? texts : []);
  });

  it.each(NAMES)('fills in what %s is about', (name) => {
    const isAbout = (text: string) => text.includes('Otter');
    expect(textsOf(labels, name).map(isAbout)).toEqual(textsOf(en, name).map(isAbout));
  });

  it('writes its script', () => {
    const scripts: Readonly<Record<string, RegExp>> = {
      ar: /\p{Script=Arabic}/u,
      ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
    };
    const script = scripts[lang] ?? /\p{Script=Latin}/u;
    const loans = ['lang', ...(LOAN_WORDS[lang] ?? []), 'gifs'];
    const foreign = NAMES.filter(
      (name) => !loans.includes(name) && !textsOf(labels, name).every((text) => script.test(text)),
    );
    expect(foreign).toEqual([]);
  });
});

describe('what went wrong with a video', () => {
  it.each([
    [1, /^Aborted\.\.\./],
    [2, /^Network Error\.\.\./],
    [3, /^Decode Error\.\.\./],
    [4, /^Can not play a video of type mp4 on this platform\.$/],
  ])('has words for code %i', (code, message) => {
    expect(en.videoError(code, 'mp4')).toMatch(message);
  });

  it('does not guess the type of a video without one', () => {
    expect(en.videoError(4, undefined)).toContain('type unknown');
  });
});

describe('counts', () => {
  it.each([
    ['German', de, 1, 'GIFs: 1 weiteres geladen'],
    ['German', de, 2000, 'GIFs: 2.000 weitere geladen'],
    ['Spanish', es, 1, 'GIF: 1 más cargado'],
    ['Spanish', es, 20, 'GIF: 20 más cargados'],
    ['Japanese', ja, 1, 'GIF：さらに1件を読み込みました'],
    ['English', en, 2000, 'GIFs: 2,000 more loaded'],
  ])('follow the rules of %s', (_, labels, count, text) => {
    expect(labels.moreLoaded(labels.gifs, count)).toBe(text);
  });

  it.each([
    [0, 'صفر عناصر'],
    [1, 'عنصر واحد'],
    [2, 'عنصرين'],
    [3, 'عناصر'],
    [11, 'عنصرًا'],
    [100, 'عنصر'],
  ])('have the six forms of Arabic: %i', (count, form) => {
    const texts = [ar.loaded('', count), ar.found('', count), ar.moreLoaded('', count)];
    for (const text of texts) expect(` ${text} `).toContain(` ${form} `);
  });

  it.each(Object.entries(LANGUAGES))('of one plural form read alike in %s', (lang, labels) => {
    const rules = new Intl.PluralRules(lang);
    const textsByForm = new Map<string, Set<string>>();
    for (let count = 0; count <= 300; count += 1) {
      const form = rules.select(count);
      const text = labels.moreLoaded('', count).replaceAll(/\p{Nd}/gu, '');
      textsByForm.set(form, (textsByForm.get(form) ?? new Set()).add(text));
    }
    expect([...textsByForm].filter(([, texts]) => texts.size > 1)).toEqual([]);
    const different = new Set([...textsByForm.values()].flatMap((texts) => [...texts]));
    expect(different.size).toBe(textsByForm.size);
  });
});
