import { languageInQuery } from './language.ts';

/** Color scheme that a host page sets, overriding the system's preference. */
export type Theme = 'light' | 'dark';

/** Theme from the address: `?theme=dark`. Undefined for `auto` and any other value. */
export function themeInQuery({ url }: Request): Theme | undefined {
  const theme = new URL(url).searchParams.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/**
 * Query that a page's links keep: language, theme, and whether keys are off. Equivalent addresses give the same text.
 *
 * @returns such as `?lang=de&theme=dark&keys=off`; empty if the address sets none of them.
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
