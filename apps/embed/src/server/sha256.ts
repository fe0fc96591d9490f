const encoder = new TextEncoder();

/** Computes the SHA-256 of a text, in Base64. */
export type Sha256 = (text: string) => string | Promise<string>;

/** By the Web's own API, which every platform has. */
export const sha256: Sha256 = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};
