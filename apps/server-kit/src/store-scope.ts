/** How much of the digest is enough to tell services apart, in characters. */
const LENGTH = 16;

/**
 * What keys of a store begin with, so that several services, or several keys of one, can share it. It says nothing of
 * the key.
 */
export async function storeScope(apiUrl: string, apiKey: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${apiUrl} ${apiKey}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LENGTH);
}
