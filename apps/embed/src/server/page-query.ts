import { languageInQuery } from './language.ts';

/** The colors that a host page wants, in place of those that the visitor's system prefers. */
export type Theme = 'light' | 'dark';

/** The theme that the address asks for: `?theme=dark`. Undefined for `auto`, for none, and for anything else. */
export function themeInQuery({ url }: Request): Theme | undefined {
  const theme = new URL(url).searchParams.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/**
 * The part of a page's query that its links keep: language, theme, and whether keys are switched off. Addresses
 * that ask for the same give the same text.
 *
 * @returns as `?lang=de&theme=dark&keys=off`; empty where the address asks for nothing.
 */
export function toQuery(request: Request): string {
  const address = new URL(request.url);
  const query = new URLSearchParams();
  const language = languageInQuery(address);
  if (language) query.set('lang', language);
  const theme = themeInQuery(request);
  if (theme) query.set('theme', theme);
  if (address.searchParams.get('keys') === 'off') query.set('keys', 'off');
  const text = String(query);
  return text && `?${text}`;
}
