export interface Content {
  type: string;
  hash: string;
  /**
   * True if the content of its URL never changes; otherwise caches have to revalidate it.
   * @default true
   */
  isFinal?: boolean;
  read(): Promise<Uint8Array> | Uint8Array;
}

const matches = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * Parses a Range header with one range: `bytes=0-99`, `bytes=100-` or `bytes=-50`.
 *
 * @param length of the whole file in bytes
 * @returns `malformed` for a header to ignore, such as one with several ranges
 */
function parseRange(
  header: string,
  length: number,
): { start: number; end: number } | 'malformed' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (!first && !last) return 'malformed';
  if (first && last && Number(last) < Number(first)) return 'malformed';
  const start = first ? Number(first) : Math.max(0, length - Number(last));
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return start < length ? { start, end } : 'unsatisfiable';
}

/** Responds to GET and HEAD with conditions, ranges and caching of RFC 9110. */
export async function respond(request: Request, content: Content): Promise<Response> {
  const origin = { 'access-control-allow-origin': '*' };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...origin, allow: 'GET, HEAD' } });
  }

  const etag = `"${content.hash}"`;
  const headers = new Headers({
    ...origin,
    'accept-ranges': 'bytes',
    'cache-control': content.isFinal === false ? 'no-cache' : 'public, max-age=31536000, immutable',
    etag,
  });
  const known = request.headers.get('if-none-match');
  if (known && matches(known, etag)) return new Response(null, { status: 304, headers });

  const bytes = await content.read();
  const send = (status: number, body: Uint8Array): Response => {
    headers.set('content-length', String(body.byteLength));
    headers.set('content-type', content.type);
    // The bytes are never in shared memory.
    return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
      status,
      headers,
    });
  };

  const condition = request.headers.get('if-range');
  const wanted = request.method === 'GET' ? request.headers.get('range') : null;
  if (!wanted || (condition && condition !== etag)) return send(200, bytes);

  const range = parseRange(wanted, bytes.byteLength);
  if (range === 'malformed') return send(200, bytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  return send(206, bytes.subarray(range.start, range.end + 1));
}
