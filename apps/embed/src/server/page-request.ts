import { EMBED_OPTIONS } from '@gifkit/embed-sdk';
import { readOption } from '@gifkit/embed-sdk/protocol';
import { type Language, toLanguage } from '@gifkit/labels';
import { parseAccept } from 'hono/utils/accept';
import type { Visit } from '../page-data.ts';

/**
 * Headers of a cache in front of this server about the requested page: its device class, `phone` (also for tablets)
 * or `desktop`, and its language as a BCP 47 tag. They take precedence over the user's headers.
 */
export const DEVICE_HEADER = 'Gifkit-Device';
export const LANGUAGE_HEADER = 'Gifkit-Language';

/** Color scheme that a host page sets, overriding the system's preference. */
export type Theme = 'light' | 'dark';

/** User settings that change the HTML of a page. */
export interface PageVariant {
  visit: Visit;
  language: Language;
  /** Default: the system's preference. */
  theme: Theme | undefined;
  /** Query of links to other GIFs, such as `?lang=de&theme=dark`; empty if the address sets nothing. */
  query: string;
}

interface PageRequest extends PageVariant {
  /** `Vary` value of a page that depends only on the language. */
  languageVary: string;
  /**
   * `Vary` value of a page with a GIF. A cache that sends both headers keeps two copies per device and language, with
   * and without Save-Data; any other cache needs one per browser.
   */
  vary: string;
}

const PHONES_AND_TABLETS = /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i;

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

/** Reads what a page depends on. Twitter cards are recognized by the query: `?context=twitter`. */
export function readPageRequest({ url, headers }: Request): PageRequest {
  const address = new URL(url);
  const asked = (name: string) => address.searchParams.get(name);
  const header = (name: string) => headers.get(name) ?? '';
  const lang = languageInQuery(address);
  const chosen = readOption(EMBED_OPTIONS.theme, address);
  const theme = chosen === 'auto' ? undefined : chosen;
  const isTwitter = asked('context') === 'twitter';
  const query = new URLSearchParams({
    ...(lang && { lang }),
    ...(theme && { theme }),
    ...(asked('keys') === 'off' && { keys: 'off' }),
    ...(isTwitter && { context: 'twitter' }),
  });
  const device = header(DEVICE_HEADER);
  const isMobile = device ? device === 'phone' : PHONES_AND_TABLETS.test(header('User-Agent'));
  const languageHeader = headers.has(LANGUAGE_HEADER) ? LANGUAGE_HEADER : 'Accept-Language';
  const languageVary = lang ? '' : languageHeader;
  const deviceVary = device ? DEVICE_HEADER : 'User-Agent';
  return {
    visit: {
      ...(isMobile && { isMobile }),
      ...(isTwitter && { isTwitter }),
      ...(header('Save-Data').toLowerCase() === 'on' && { savesData: true }),
    },
    language:
      lang ?? toLanguage(header(LANGUAGE_HEADER)) ?? negotiateLanguage(header('Accept-Language')),
    theme,
    query: query.size > 0 ? `?${query}` : '',
    languageVary,
    vary: [deviceVary, 'Save-Data', languageVary].filter(Boolean).join(', '),
  };
}
