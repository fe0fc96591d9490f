/** Thrown by {@link readChunks} and {@link readBody}. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** A body that was read completely. */
export interface Body {
  text: string;
  /** Size in bytes, after decompression. */
  bytes: number;
}

const tooLarge = (maxBytes: number): Error =>
  new BodyTooLargeError(`the response is larger than ${maxBytes} bytes`);

/**
 * Reads the body of a request or response. Stops as soon as the body is larger than `maxBytes`, or immediately if
 * `Content-Length` is larger.
 *
 * @param maxBytes after decompression.
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`.
 */
export async function readChunks(
  { headers, body }: Pick<Response, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  // Content-Length is the compressed size: if that is too large, so is the decompressed size.
  let isTooLarge = Number(headers?.get?.('Content-Length')) > maxBytes;
  for (let bytes = 0; reader && !isTooLarge; isTooLarge = bytes > maxBytes) {
    const { value } = await reader.read();
    if (!value) break;
    bytes += value.byteLength;
    chunks.push(value);
  }
  if (!isTooLarge) return chunks;
  // Does not wait for the cancellation: the caller already gets an error.
  reader?.cancel().catch(() => {});
  throw tooLarge(maxBytes);
}

/** Decodes the chunks of one text. `decoder` is UTF-8 by default. */
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

/**
 * Reads the text of a response, also in runtimes without streams.
 *
 * @param maxBytes after decompression.
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Body> {
  const decoder = typeof TextDecoder === 'undefined' ? undefined : new TextDecoder();
  if (!decoder || !response.body?.getReader) return readWhole(response, maxBytes);
  const chunks = await readChunks(response, maxBytes);
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  return { text: decodeChunks(chunks, decoder), bytes };
}

/** Levels of nesting; responses of services have fewer than ten. */
const MAX_DEPTH = 100;

/** True if parsed JSON is nested more than 100 levels deep: recursive functions might overflow the stack. */
export function isTooDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/** Copies parsed JSON with changed strings. @param name changes field names. @default none */
export function mapStrings(
  json: unknown,
  change: (text: string) => string,
  name = (text: string): string => text,
): unknown {
  if (typeof json === 'string') return change(json);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => mapStrings(item, change, name));
  const fields = Object.entries(json).map(([key, field]) => [
    name(key),
    mapStrings(field, change, name),
  ]);
  return Object.fromEntries(fields);
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
