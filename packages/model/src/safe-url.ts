/** Matches most URLs of the services. Parsing would not change them, but costs time for every tile. */
const PLAIN_URL = /^https:\/\/[a-z.-]+\/[\w/?=&-]*$/;

/**
 * Returns a URL of the service if it is safe for a link: absolute with http or https, never `javascript:`.
 *
 * @returns undefined for any other value.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (PLAIN_URL.test(value)) return value;
  try {
    const { protocol, href } = new URL(value);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
