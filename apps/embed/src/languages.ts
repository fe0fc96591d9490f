/** The languages that pages come in (BCP 47). English is the one of all who ask for none of them. */
export const LANGUAGES = ['en', 'ar', 'de', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a tag is of, whatever its script or region; undefined where it is none of ours. */
export function toLanguage(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** Where a line of the language begins. */
export const dirOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
