/** As most URLs of the services are: parsing would give them back as they are, and costs every tile of a list. */
const PLAIN_URL = /^https:\/\/[a-z.-]+\/[\w/?=&-]*$/;

/**
 * A URL of the service that is safe to use as a link: absolute, and http or https, so never `javascript:`.
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
