interface Grouping {
  readonly separator: string;
  /** Numbers with fewer digits are not grouped. */
  readonly from: number;
}

/** How each language groups the digits of a whole number. */
const GROUPINGS = {
  ar: { separator: ',', from: 4 },
  de: { separator: '.', from: 4 },
  en: { separator: ',', from: 4 },
  es: { separator: '.', from: 5 },
  ja: { separator: ',', from: 4 },
} as const satisfies Record<string, Grouping>;

/** A language that the labels come in. */
export type LabelLanguage = keyof typeof GROUPINGS;

/**
 * Writes a whole number as a language does, as `Intl` would. `Intl` itself needs tens of milliseconds for its
 * first number in Chromium, just in the frame in which a list grows.
 *
 * @example writeNumber(1234, 'de') // '1.234'
 */
export function writeNumber(count: number, lang: LabelLanguage): string {
  const digits = String(count);
  const { separator, from } = GROUPINGS[lang];
  return digits.length < from ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
