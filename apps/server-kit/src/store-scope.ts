/** Length of the digest in characters, enough to tell services apart. */
const LENGTH = 16;

/**
 * Computes a prefix for store keys, so that several services, or several keys of one service, can share a store. It
 * does not reveal the key.
 */
export async function storeScope(apiUrl: string, apiKey: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${apiUrl} ${apiKey}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LENGTH);
}
