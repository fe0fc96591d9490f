import { getGiphySDKRequestHeaders } from '@gifkit/fetch-api';

/** Events of one request, each as JSON. */
export type Batch = readonly string[];

export const bodyOf = (batch: Batch): string => `{"events":[${batch.join()}]}`;

export function pingbackRequest(body: string): RequestInit {
  const headers = new Headers(getGiphySDKRequestHeaders());
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body };
}

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
