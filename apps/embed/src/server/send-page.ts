import { parseAccept } from 'hono/utils/accept';

/** Supported encodings, best compression first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compressors of the platform; empty if the platform compresses by itself. */
export type Encoders = Readonly<
  Partial<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>>
>;

/** A rendered page, the same for all users with its cache key. */
export interface Page {
  length: number;
  /** Returns the body; compresses once, on the first request for an encoding. */
  bytes: (
    encoding: Encoding | undefined,
  ) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  /** SHA-256 of the `<style>` elements, in Base64. */
  styleHashes: readonly string[];
  /** Hash of the HTML, for the ETag. */
  digest: string;
}

/**
 * Chooses the smallest encoding that the client accepts (RFC 9110, 12.5.3).
 *
 * @param accepted value of `Accept-Encoding`.
 * @param available encodings with a compressor.
 * @returns undefined if the body must be sent uncompressed.
 */
function chooseEncoding(
  accepted: string | null,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(
    parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]),
  );
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Whether the client's `If-None-Match` matches, by weak comparison (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false));

const NEGOTIATED = 'Accept-Encoding';

/**
 * Sends a page. With status 200 it has a strong ETag, which differs by encoding (RFC 9110, 8.8.3.3).
 *
 * @returns the response synchronously if its bytes are ready.
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
