/**
 * A URL from the service as something a link may lead to: absolute, http or https, so that nothing like
 * `javascript:` gets through.
 *
 * @returns nothing for any other value.
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
