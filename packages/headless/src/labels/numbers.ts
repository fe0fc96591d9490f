/** A text for each plural form of a language; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Writes a whole number in groups of three digits. `Intl` would do the same, but needs tens of milliseconds for its
 * first number in Chromium, in the very frame in which a list grows.
 *
 * @param from numbers with fewer digits are not grouped.
 * @example writeNumber(1234) // '1,234'
 */
export function writeNumber(count: number, separator = ',', from = 4): string {
  const digits = String(count);
  return digits.length < from ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

/**
 * Chooses a text by the plural rules of a language, and writes the number as the language does.
 *
 * @example pluralOf('de', '.')(2, { one: '# GIF', other: '# GIFs' }) // '2 GIFs'
 */
export function pluralOf(
  lang: string,
  separator?: string,
  from?: number,
): (count: number, forms: PluralForms) => string {
  // Created for the first text, so that importing this file costs nothing.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(lang);
    const text = forms[rules.select(count)] ?? forms.other;
    return text.replace('#', () => writeNumber(count, separator, from));
  };
}
