/**
 * A URL of the service that is safe to use as a link: absolute, and http or https, so never `javascript:`.
 *
 * @returns undefined for any other value.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const { protocol, href } = new URL(value);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
