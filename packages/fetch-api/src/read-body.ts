import type { Semaphore } from './semaphore.ts';

/**
 * A response with at least so many bytes is large; only a few of those are read at the same time. A page of 25
 * GIFs has 150 KB.
 */
const LARGE_BODY_BYTES = 500_000;

/** A body that is larger than the client takes. */
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

/** Ends the request without waiting for it: the caller already gets an error. */
function end(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => {});
}

/**
 * Reads the body of a request or response. Stops as soon as the body is larger than `maxBytes`, or at once if its
 * sender announces a larger one.
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
  // The size before decompression: a body that is too large compressed is too large in any case.
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

/** The text of a body in UTF-8. */
export function decodeChunks(chunks: readonly Uint8Array[], decoder = new TextDecoder()): string {
  const pieces = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return pieces.join('') + decoder.decode();
}

/**
 * Where bodies cannot be streamed (React Native) or decoded (Jest's jsdom), the size is known only after the whole
 * body has arrived. What a test has in place of a response often has `json()` alone.
 */
async function readWhole(response: Response, maxBytes: number): Promise<Body> {
  const text = response.text ? await response.text() : JSON.stringify(await response.json());
  if (text.length > maxBytes) throw tooLarge(maxBytes);
  return { text, bytes: text.length };
}

export interface ReadOptions {
  /** The largest body, in bytes after decompression. */
  maxBytes: number;
  /** Shared by all bodies of a client, so that many large ones at once are not held at once. */
  largeBodies: Semaphore;
}

/**
 * Reads a body as text.
 *
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`.
 */
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
