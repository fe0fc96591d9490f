import { formatInteger } from '@gifkit/headless/core';

/** One text per plural category of a language; `#` stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Selects a text by the plural rules of a language and formats its number.
 *
 * @example pluralOf('de', '.')(2, { one: '# GIF', other: '# GIFs' }) // '2 GIFs'
 */
export function pluralOf(
  lang: string,
  separator?: string,
  from?: number,
): (count: number, forms: PluralForms) => string {
  // Created on first use, so that importing this file costs nothing.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(lang);
    const text = forms[rules.select(count)] ?? forms.other;
    return text.replace('#', () => formatInteger(count, separator, from));
  };
}
