import { ERROR_PREFIX } from '../constants.ts';
import { PlatformError } from '../errors/platform-error.ts';

const tooLong = ({ status, statusText }: Response, url: string, maxBytes: number): PlatformError =>
  new PlatformError(`${ERROR_PREFIX}the response is larger than ${maxBytes} bytes`, url, {
    response: new Response(null, { status, statusText }),
  });

/**
 * Reads the body of a response.
 *
 * @param maxBytes the most bytes that it may have, after decompression; 0 sets no limit.
 * @throws {PlatformError} when the body has more bytes, or announces more. It also ends the request.
 */
export async function readBody(
  response: Response,
  url: string,
  maxBytes: number,
): Promise<ArrayBuffer> {
  if (maxBytes > 0 && Number(response.headers.get('Content-Length')) > maxBytes) {
    await response.body?.cancel();
    throw tooLong(response, url, maxBytes);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); reader && read?.value; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (maxBytes > 0 && bytes > maxBytes) {
      await reader.cancel();
      throw tooLong(response, url, maxBytes);
    }
    chunks.push(read.value);
  }
  return new Blob(chunks).arrayBuffer();
}
