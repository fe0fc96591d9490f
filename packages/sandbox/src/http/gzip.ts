import { constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { COMPRESSION_THRESHOLD } from '../constants.ts';

const acceptsGzip = (request: Request): boolean => {
  const accepted = parseAccept(request.headers.get('accept-encoding') ?? '');
  const named = accepted.find(({ type }) => type.toLowerCase() === 'gzip');
  const { q } = named ?? accepted.find(({ type }) => type === '*') ?? { q: 0 };
  return q > 0;
};

/**
 * Compresses the response if the client accepts that and it saves bytes. Synchronous gzip at the
 * fastest level takes 0.5 ms for a list of GIFs; `CompressionStream` takes four times as long.
 */
export async function gzipped(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  const isFinal = headers.has('content-encoding') || response.status === 206 || !response.body;
  if (isFinal || request.method === 'HEAD' || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) {
    return response;
  }
  const plain = await response.arrayBuffer();
  const isWorthIt = plain.byteLength >= COMPRESSION_THRESHOLD && acceptsGzip(request);
  const body = isWorthIt ? gzipSync(plain, { level: constants.Z_BEST_SPEED }) : plain;
  const result = new Response(new Uint8Array(body), response);
  result.headers.append('Vary', 'Accept-Encoding');
  result.headers.set('Content-Length', String(body.byteLength));
  if (isWorthIt) result.headers.set('Content-Encoding', 'gzip');
  return result;
}
