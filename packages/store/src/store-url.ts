const PROTOCOLS: Readonly<Record<string, string>> = {
  'redis:': 'redis:',
  'rediss:': 'rediss:',
  'valkey:': 'redis:',
  'valkeys:': 'rediss:',
};

/** Description of a valid URL, for messages. */
export const STORE_URL_FORM =
  'a URL such as redis://store.example:6379, rediss://user:password@store.example:6379/0 or valkey://store.example:6379';

/** Converts a URL for the client; undefined if it is invalid. */
export function toClientUrl(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const protocol = parsed && PROTOCOLS[parsed.protocol];
  if (!protocol || !parsed.hostname || parsed.search || parsed.hash) return undefined;
  if (!/^(?:\/\d{0,4})?$/.test(parsed.pathname)) return undefined;
  return protocol + url.slice(url.indexOf(':') + 1);
}

/** True for the URL of one Valkey or Redis server, see {@link STORE_URL_FORM}. */
export const isStoreUrl = (url: string): boolean => toClientUrl(url) !== undefined;
