import { type Batch, bodyOf } from './pingback-request.ts';

/** Returns the length of a text in UTF-8 bytes, without TextEncoder, which jsdom and some runtimes lack. */
export const byteLength = (text: string): number => new Blob([text]).size;

/** Returns the first events that fit into a request of this size: at least one, however large it is. */
export function takeBatch(events: Batch, maxBytes: number): Batch {
  let bytes = byteLength(bodyOf([]));
  const end = events.findIndex((event, index) => {
    bytes += byteLength(event) + 1;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? events : events.slice(0, end);
}
