import { parseAccept } from 'hono/utils/accept';
import { type Language, toLanguage } from '../languages.ts';
import type { LanguagePack, Messages } from '../ui/labels.tsx';

/** Text of pages in one language, including error pages, which only the server renders. */
interface ServerPack extends LanguagePack {
  messages: Messages;
}

const PACKS = import.meta.glob<ServerPack>('../labels/??.ts', { eager: true });

export const packOf = (language: Language): ServerPack =>
  PACKS[`../labels/${language}.ts`] as ServerPack;

/**
 * Header with the language of the requested page as a BCP 47 tag, sent by a cache in front of this server. Takes
 * precedence over `Accept-Language`.
 */
export const LANGUAGE_HEADER = 'Gifkit-Language';

const FALLBACK: Language = 'en';

/**
 * Returns the preferred supported language (RFC 9110, 12.5.4); the first one among equal weights.
 *
 * @param header `Accept-Language`.
 */
const negotiateLanguage = (header: string): Language =>
  parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => (type === '*' ? FALLBACK : toLanguage(type)))
    .find(Boolean) ?? FALLBACK;

/** Language from the address: `?lang=de`. Undefined if it is not supported. */
export const languageInQuery = ({ searchParams }: URL): Language | undefined =>
  toLanguage(searchParams.get('lang') ?? '');

/** Language of the response, from the address, the cache in front, or the browser, in this order. */
export const chooseLanguage = ({ url, headers }: Request): Language =>
  languageInQuery(new URL(url)) ??
  toLanguage(headers.get(LANGUAGE_HEADER) ?? '') ??
  negotiateLanguage(headers.get('Accept-Language') ?? '');

/** Header that decided the language; undefined if the address did. */
export function languageVary({ url, headers }: Request): string | undefined {
  if (languageInQuery(new URL(url))) return undefined;
  return headers.has(LANGUAGE_HEADER) ? LANGUAGE_HEADER : 'Accept-Language';
}
