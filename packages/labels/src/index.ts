/** Languages with texts for the components (`@gifkit/labels/de`) and the embed (`@gifkit/labels/de/embed`). */
export const languages = {
  en: { dir: 'ltr', loadEmbed: () => import('./en/embed.ts') },
  ar: { dir: 'rtl', loadEmbed: () => import('./ar/embed.ts') },
  de: { dir: 'ltr', loadEmbed: () => import('./de/embed.ts') },
  es: { dir: 'ltr', loadEmbed: () => import('./es/embed.ts') },
  ja: { dir: 'ltr', loadEmbed: () => import('./ja/embed.ts') },
} as const;

/** BCP 47 tag of a supported language. */
export type Language = keyof typeof languages;

/** Returns the supported language of a tag, ignoring script and region; undefined if there is none. */
export function toLanguage(tag: string): Language | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return Object.hasOwn(languages, primary) ? (primary as Language) : undefined;
}
