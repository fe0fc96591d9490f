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

/** Where bodies cannot be streamed (React Native), the size is known only when all is there. */
async function readWhole(response: Response, maxBytes: number): Promise<Body> {
  const text = await response.text();
  if (text.length > maxBytes) throw tooLarge(maxBytes);
  return { text, bytes: text.length };
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  const pieces = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return pieces.join('') + decoder.decode();
}

/**
 * Reads a body as text. When it grows larger than `maxBytes`, the request ends there.
 *
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Body> {
  const reader = response.body?.getReader?.();
  if (!reader) return readWhole(response, maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { text: decode(chunks), bytes };
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
}
