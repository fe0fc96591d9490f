import type { Encoding } from './encodings.ts';

/**
 * The strong ETag of a body as it is sent: another encoding is other bytes, and so has another one
 * (RFC 9110, 8.8.3.3).
 *
 * @param digest of the body before it is encoded.
 */
export const entityTag = (digest: string, encoding: Encoding | undefined): string =>
  encoding ? `"${digest}.${encoding}"` : `"${digest}"`;

/** Whether a client has the body already, by its header `If-None-Match`; compared weakly (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false));
