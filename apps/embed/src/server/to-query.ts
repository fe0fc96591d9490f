import { languageInQuery } from './language.ts';
import { themeInQuery } from './theme.ts';

/**
 * The part of a page's query that its links take along: language, theme, and whether keys are left alone. Addresses
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
