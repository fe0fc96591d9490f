import { languageInQuery } from './language.ts';

/** The colours that a host page wants, in place of those that the visitor's system prefers. */
export type Theme = 'light' | 'dark';

/** The theme that the address asks for: `?theme=dark`. Undefined for `auto`, for none, and for anything else. */
export function themeInQuery({ searchParams }: URL): Theme | undefined {
  const theme = searchParams.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The theme of the response. */
export const chooseTheme = ({ url }: Request): Theme | undefined => themeInQuery(new URL(url));

/**
 * The part of a page's query that its links keep: language, theme, and whether keys are switched off. Addresses
 * that ask for the same give the same text.
 *
 * @returns as `?lang=de&theme=dark&keys=off`; empty where the address asks for nothing.
 */
export function toQuery({ url }: Request): string {
  const address = new URL(url);
  const query = new URLSearchParams();
  const language = languageInQuery(address);
  if (language) query.set('lang', language);
  const theme = themeInQuery(address);
  if (theme) query.set('theme', theme);
  if (address.searchParams.get('keys') === 'off') query.set('keys', 'off');
  const text = String(query);
  return text && `?${text}`;
}
