/** One text per plural category of a language; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Formats an integer in groups of three digits. `Intl` would do the same, but its first number takes tens of
 * milliseconds in Chromium, during the very frame in which a list grows.
 *
 * @param from digits from which numbers are grouped.
 * @example writeNumber(1234) // '1,234'
 */
export function writeNumber(count: number, separator = ',', from = 4): string {
  const digits = String(count);
  return digits.length < from ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

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
    return text.replace('#', () => writeNumber(count, separator, from));
  };
}
