import { describe, expect, it } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import type { PickerLabels, PickerWords } from './picker-labels.ts';
import { words } from './words-en.ts';

type Name = keyof PickerWords;
const NAMES = Object.keys(words) as Name[];

/** Words that are the same in both languages. */
const LOAN_WORDS: Readonly<Record<string, readonly Name[]>> = { de: ['tabGifs', 'tabClips'] };

const textOf = (labels: PickerLabels, name: Name): string => {
  const label = labels[name] as string | ((about: unknown) => string);
  return typeof label === 'string' ? label : label(name === 'tryAgainIn' ? 30 : 'Otter');
};

describe.each(Object.entries({ ar, de, es, ja }))('the picker in %s', (lang, labels) => {
  it('has every label, its own and those of all components', () => {
    expect(new Set(Object.keys(labels))).toEqual(new Set(Object.keys(en)));
    expect(labels.lang).toBe(lang);
  });

  it.each(NAMES)('says %s in its own words', (name) => {
    const text = textOf(labels, name);
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|#|\[object/);
    expect(text === textOf(en, name)).toBe(LOAN_WORDS[lang]?.includes(name) ?? false);
    expect(text.includes('Otter')).toBe(textOf(en, name).includes('Otter'));
  });
});
