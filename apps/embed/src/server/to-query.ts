import { languageInQuery } from './language.ts';
import { themeInQuery } from './theme.ts';

/**
 * What a page's address asks for, of that which the links of the page take along: its language, its theme, and
 * whether keys are left alone. The same for all addresses that ask for the same.
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
