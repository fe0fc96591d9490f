const BYTES = 16;

/** A text as the first half of its SHA-256, so that a store has neither terms nor clients in plain words. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(hash).subarray(0, BYTES)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
