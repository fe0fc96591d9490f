/** How the address of a store may begin, and what that is to the client. */
const PROTOCOLS: Readonly<Record<string, string>> = {
  'redis:': 'redis:',
  'rediss:': 'rediss:',
  'valkey:': 'redis:',
  'valkeys:': 'rediss:',
};

/** What an address of a store has to be, for a sentence. */
export const STORE_URL_FORM =
  'a URL such as redis://store.example:6379, rediss://user:password@store.example:6379/0 or valkey://store.example:6379';

/** The address as the client takes it; undefined where it is none. */
export function toClientUrl(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const protocol = parsed && PROTOCOLS[parsed.protocol];
  if (!protocol || !parsed.hostname || parsed.search || parsed.hash) return undefined;
  if (!/^(?:\/\d{0,4})?$/.test(parsed.pathname)) return undefined;
  return protocol + url.slice(url.indexOf(':') + 1);
}

/** Whether a text is the address of one Valkey or Redis, as {@link STORE_URL_FORM} says. */
export const isStoreUrl = (url: string): boolean => toClientUrl(url) !== undefined;
