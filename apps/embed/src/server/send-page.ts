import { parseAccept } from 'hono/utils/accept';
import type { Page } from './pages.tsx';

/** How a body may be compressed, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The compressors that a platform has; none where it compresses by itself. */
export type Encoders = Readonly<
  Partial<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>>
>;

/**
 * The encoding to send, by the header `Accept-Encoding` (RFC 9110, 12.5.3): the smallest of those that the client
 * accepts.
 *
 * @param available those that there are compressors for.
 * @returns nothing where the body has to go as it is.
 */
export function chooseEncoding(
  accepted: string | null,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(
    parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]),
  );
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Whether a client has the body already, by its header `If-None-Match`; compared weakly (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false));

/** What `Vary` names where there is a choice. */
const NEGOTIATED = 'Accept-Encoding';

/**
 * Sends a page. One with status 200 has a strong ETag: another encoding is other bytes, and so has another one
 * (RFC 9110, 8.8.3.3).
 *
 * @returns the response at once where its bytes are there.
 */
export function sendPage(
  request: Request,
  page: Page,
  headers: Readonly<Record<string, string>>,
  encoders: Encoders,
  status = 200,
): Response | Promise<Response> {
  const available = ENCODINGS.filter((encoding) => encoders[encoding]);
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), available);
  const sent: Record<string, string> = { ...headers };
  if (available.length > 0)
    sent.Vary = headers.Vary ? `${headers.Vary}, ${NEGOTIATED}` : NEGOTIATED;
  if (status === 200) {
    sent.ETag = encoding ? `"${page.digest}.${encoding}"` : `"${page.digest}"`;
    if (isKnown(request.headers.get('If-None-Match'), sent.ETag)) {
      return new Response(null, { status: 304, headers: sent });
    }
  }
  sent['Content-Type'] = 'text/html; charset=UTF-8';
  if (encoding) sent['Content-Encoding'] = encoding;
  const respond = (body: Uint8Array<ArrayBuffer>) => new Response(body, { status, headers: sent });
  const bytes = page.bytes(encoding);
  return bytes instanceof Promise ? bytes.then(respond) : respond(bytes);
}
