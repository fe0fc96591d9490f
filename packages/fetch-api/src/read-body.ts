import type { Semaphore } from './semaphore.ts';

/** Only a few bodies above this size are read at the same time. A page of 25 GIFs has 150 KB. */
const LARGE_BODY_BYTES = 500_000;

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

export interface Body {
  text: string;
  /** Size in bytes, after decompression. */
  bytes: number;
}

const tooLarge = (maxBytes: number): Error =>
  new BodyTooLargeError(`the response is larger than ${maxBytes} bytes`);

/** Does not wait for the cancellation: the caller already gets an error. */
function end(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => {});
}

/**
 * Reads the body of a request or response. Stops as soon as the body is larger than `maxBytes`, or immediately if
 * `Content-Length` is larger.
 *
 * @param maxBytes after decompression.
 * @param onLarge called with the first bytes above `LARGE_BODY_BYTES`; reading waits for it.
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`.
 */
export async function readChunks(
  { headers, body }: Pick<Response, 'headers' | 'body'>,
  maxBytes: number,
  onLarge?: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  // Content-Length is the compressed size: if that is too large, so is the decompressed size.
  if (Number(headers?.get?.('Content-Length')) > maxBytes) {
    end(body);
    throw tooLarge(maxBytes);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let bytes = 0;
  for (let read = await reader?.read(); reader && read?.value; read = await reader.read()) {
    const wasLarge = bytes > LARGE_BODY_BYTES;
    bytes += read.value.byteLength;
    if (bytes > maxBytes) {
      end(reader);
      throw tooLarge(maxBytes);
    }
    chunks.push(read.value);
    if (!wasLarge && bytes > LARGE_BODY_BYTES) await onLarge?.();
  }
  return chunks;
}

export function decodeChunks(chunks: readonly Uint8Array[], decoder = new TextDecoder()): string {
  const pieces = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return pieces.join('') + decoder.decode();
}

/**
 * Reads a body that cannot be streamed (React Native) or decoded (jsdom in Jest): its size is known only after all
 * of it has arrived. Response mocks in tests often have only `json()`.
 */
async function readWhole(response: Response, maxBytes: number): Promise<Body> {
  const text = response.text ? await response.text() : JSON.stringify(await response.json());
  if (text.length > maxBytes) throw tooLarge(maxBytes);
  return { text, bytes: text.length };
}

export interface ReadOptions {
  /** Maximum size, in bytes after decompression. */
  maxBytes: number;
  /** Limits how many large bodies the client holds in memory at the same time. */
  largeBodies: Semaphore;
}

/** @throws {BodyTooLargeError} when the body is larger than `maxBytes`. */
export async function readBody(
  response: Response,
  { maxBytes, largeBodies }: ReadOptions,
): Promise<Body> {
  const decoder = typeof TextDecoder === 'undefined' ? undefined : new TextDecoder();
  if (!decoder || !response.body?.getReader) return readWhole(response, maxBytes);
  let release: (() => void) | undefined;
  try {
    const chunks = await readChunks(response, maxBytes, async () => {
      release = await largeBodies.acquire();
    });
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    return { text: decodeChunks(chunks, decoder), bytes };
  } finally {
    release?.();
  }
}
