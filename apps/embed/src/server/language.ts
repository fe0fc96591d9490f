import { parseAccept } from 'hono/utils/accept';
import { type Language, toLanguage } from '../languages.ts';
import type { LanguagePack, Messages } from '../ui/labels.tsx';

/** Every word of the pages in one language, and of the error pages, which only a server needs. */
interface ServerPack extends LanguagePack {
  messages: Messages;
}

const PACKS = import.meta.glob<ServerPack>('../labels/??.ts', { eager: true });

export const packOf = (language: Language): ServerPack =>
  PACKS[`../labels/${language}.ts`] as ServerPack;

/**
 * A cache in front of this server that keeps one copy for each language says with this header which one it
 * asks for, as a tag of BCP 47. The server takes its word for it, before `Accept-Language`.
 */
export const LANGUAGE_HEADER = 'Gifkit-Language';

/** Who asks for none of our languages gets this one. */
const FALLBACK: Language = 'en';

/**
 * The language of ours that is preferred (RFC 9110, 12.5.4): of equal weights the first one.
 *
 * @param header `Accept-Language`.
 */
const negotiateLanguage = (header: string): Language =>
  parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => (type === '*' ? FALLBACK : toLanguage(type)))
    .find(Boolean) ?? FALLBACK;

/** The language that the address asks for: `?lang=de`. Undefined where it is none of ours. */
export const languageInQuery = ({ searchParams }: URL): Language | undefined =>
  toLanguage(searchParams.get('lang') ?? '');

/** The language of the response: as the address says, else the cache in front, else the browser. */
export const chooseLanguage = ({ url, headers }: Request): Language =>
  languageInQuery(new URL(url)) ??
  toLanguage(headers.get(LANGUAGE_HEADER) ?? '') ??
  negotiateLanguage(headers.get('Accept-Language') ?? '');

/** The header that decided on the language; none where the address did. */
export function languageVary({ url, headers }: Request): string | undefined {
  if (languageInQuery(new URL(url))) return undefined;
  return headers.has(LANGUAGE_HEADER) ? LANGUAGE_HEADER : 'Accept-Language';
}
