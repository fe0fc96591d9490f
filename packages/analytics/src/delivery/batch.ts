import { MAX_BATCH_BYTES } from '../constants.ts';
import { type Batch, bodyOf } from './pingback-request.ts';

/** The length of a text in bytes, as UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The first events, as many as fit into one request. At least one, however large it is. */
export function takeBatch(events: Batch): Batch {
  let bytes = byteLength(bodyOf([]));
  const end = events.findIndex((event, index) => {
    bytes += byteLength(event) + 1;
    return index > 0 && bytes > MAX_BATCH_BYTES;
  });
  return end < 0 ? events : events.slice(0, end);
}
