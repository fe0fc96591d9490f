/** Languages of the pages (BCP 47). English is the fallback. */
export const LANGUAGES = ['en', 'ar', 'de', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the supported language of a tag, ignoring script and region; undefined if there is none. */
export function toLanguage(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

export const dirOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
