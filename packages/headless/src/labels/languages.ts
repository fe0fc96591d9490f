/** The languages that the labels come in (BCP 47), one file each in `languages`. */
export const LANGUAGES = ['en', 'ar', 'de', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
