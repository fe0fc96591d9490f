import { createResponseCache } from '@gifkit/fetch-api/internal';

/** Keeps what came as JSON, up to a number of bytes; what was used last stays longest. */
export interface JsonCache<T> {
  /** A copy of its own for whoever asks. */
  get(key: string): T | undefined;
  /** @param ms for how long it is kept. */
  keep(key: string, value: T, ms: number): void;
}

/** As text, because objects take several times as much memory, and nobody can say how much. */
export function createJsonCache<T>(maxBytes: number): JsonCache<T> {
  const texts = createResponseCache<string>(Number.POSITIVE_INFINITY, maxBytes);
  return {
    get(key) {
      const text = texts.get(key)?.value;
      return text === undefined ? undefined : JSON.parse(text);
    },
    keep(key, value, ms) {
      const text = JSON.stringify(value);
      // A character beyond Latin-1 makes each of the text take two bytes.
      texts.set(key, text).keepFor(ms, 2 * text.length);
    },
  };
}
