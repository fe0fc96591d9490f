/**
 * A URL from the service as something a link may lead to: absolute, http or https. Anything else
 * (`javascript:`, `data:`, no URL at all) gives nothing.
 */
export function safeUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
