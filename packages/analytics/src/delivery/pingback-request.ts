import { getGiphySDKRequestHeaders, type Sdk } from '@gifkit/fetch-api';

declare const __GIFKIT_VERSION__: string | undefined;

/** This package, as the service counts its clients. The build inserts the version. */
const SDK: Sdk = {
  name: 'Analytics',
  version: typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__,
};

/** The events of one request, each as JSON. */
export type Batch = readonly string[];

/** The request body for a batch. */
export const bodyOf = (batch: Batch): string => `{"events":[${batch.join()}]}`;

/** What every request for events has in common. */
export function pingbackRequest(body: string): RequestInit {
  const headers = getGiphySDKRequestHeaders(SDK);
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body };
}

/** The length of a text in bytes, as UTF-8. Not by TextEncoder, which jsdom and some runtimes lack. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The first events, as many as fit into a request of so many bytes. At least one, however large it is. */
export function takeBatch(events: Batch, maxBytes: number): Batch {
  let bytes = byteLength(bodyOf([]));
  const end = events.findIndex((event, index) => {
    bytes += byteLength(event) + 1;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? events : events.slice(0, end);
}
