/**
 * Hashes a text by SHA-256, so that keys of a store reveal neither keys of services nor what users do.
 *
 * @param length in hexadecimal digits.
 */
export async function hexDigest(text: string, length: number): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, length);
}
