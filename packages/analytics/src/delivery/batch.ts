import { byteLength } from './byte-length.ts';
import { type Batch, bodyOf } from './pingback-request.ts';

/** The first events, as many as fit into a request of so many bytes. At least one, however large it is. */
export function takeBatch(events: Batch, maxBytes: number): Batch {
  let bytes = byteLength(bodyOf([]));
  const end = events.findIndex((event, index) => {
    bytes += byteLength(event) + 1;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? events : events.slice(0, end);
}
