import { type LabelLanguage, writeNumber } from './write-number.ts';

/** A text for each plural form of a language; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Chooses a text by the plural rules of a language, and writes the number as the language does.
 *
 * @example pluralOf('de')(2, { one: '# GIF', other: '# GIFs' }) // '2 GIFs'
 */
export function pluralOf(lang: LabelLanguage): (count: number, forms: PluralForms) => string {
  // Created for the first text, so that importing this file costs nothing.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(lang);
    const text = forms[rules.select(count)] ?? forms.other;
    return text.replace('#', () => writeNumber(count, lang));
  };
}
