import { LARGE_BODY_BYTES } from './constants.ts';
import type { Semaphore } from './semaphore.ts';

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

/**
 * Where bodies cannot be streamed (React Native) or decoded (Jest's jsdom), the size is known only after the whole
 * body has arrived. What a test has in place of a response often has `json()` alone.
 */
async function readWhole(response: Response, maxBytes: number): Promise<Body> {
  const text = response.text ? await response.text() : JSON.stringify(await response.json());
  if (text.length > maxBytes) throw tooLarge(maxBytes);
  return { text, bytes: text.length };
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  const pieces = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return pieces.join('') + decoder.decode();
}

/** Ends the request without waiting for it: the caller already gets an error. */
function end(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => {});
}

export interface ReadOptions {
  /** The largest body, in bytes after decompression. */
  maxBytes: number;
  /** Shared by all bodies of a client, so that many large ones at once are not held at once. */
  largeBodies: Semaphore;
}

/**
 * Reads a body as text. The request ends as soon as the body is larger than `maxBytes`, or at once when the
 * server announces a larger one.
 *
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`.
 */
export async function readBody(
  response: Response,
  { maxBytes, largeBodies }: ReadOptions,
): Promise<Body> {
  // The size before decompression: a body that is too large compressed is too large in any case.
  if (Number(response.headers?.get?.('Content-Length')) > maxBytes) {
    end(response.body);
    throw tooLarge(maxBytes);
  }
  const reader = typeof TextDecoder === 'undefined' ? undefined : response.body?.getReader?.();
  if (!reader) return readWhole(response, maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let release: (() => void) | undefined;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return { text: decode(chunks), bytes };
      bytes += value.byteLength;
      if (bytes > maxBytes) {
        end(reader);
        throw tooLarge(maxBytes);
      }
      chunks.push(value);
      if (bytes > LARGE_BODY_BYTES) release ??= await largeBodies.acquire();
    }
  } finally {
    release?.();
  }
}
