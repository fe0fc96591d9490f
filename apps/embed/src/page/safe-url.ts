/**
 * A URL from the API as something a link may lead to: http and https only, so that nothing like
 * `javascript:` gets through.
 *
 * @returns nothing for any other value.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
