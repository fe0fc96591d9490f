import { byteLength } from './batch.ts';
import type { Batch } from './pingback-request.ts';
import { keysIn, UNCONFIRMED, UNDELIVERED, writeEvents } from './storage.ts';

/** The most bytes of all stored events, of all pages of the origin together. Hosts have 5 MB for all they store. */
const OUTBOX_MAX_BYTES = 64 * 1024;

/** The newest events whose entry has at most so many bytes. */
function newestWithin(maxBytes: number, events: Batch): Batch {
  let bytes = byteLength(writeEvents([]));
  const tooOld = events.findLastIndex((event) => {
    // A text is longer in the storage, where its quotes are escaped.
    bytes += byteLength(JSON.stringify(event)) + 1;
    return bytes > maxBytes;
  });
  return events.slice(tooOld + 1);
}

/**
 * Stores events in place of those that were there: the newest, as many as all other entries leave room for.
 *
 * @param isGoing whether an entry is about to be removed, so that its room is free
 * @returns how many were stored.
 * @throws {DOMException} when the storage is full.
 */
export function saveEvents(
  storage: Storage,
  key: string,
  events: Batch,
  isGoing: (key: string) => boolean = () => false,
): number {
  const others = [UNDELIVERED, UNCONFIRMED]
    .flatMap(({ prefix }) => keysIn(storage, prefix))
    .filter((other) => other !== key && !isGoing(other));
  const bytesOf = (other: string) => byteLength(other + storage.getItem(other));
  const room = others.reduce((left, other) => left - bytesOf(other), OUTBOX_MAX_BYTES);
  const stored = newestWithin(room - byteLength(key), events);
  // Overwrites without removing first, because the process may end in between.
  if (stored.length) storage.setItem(key, writeEvents(stored));
  else storage.removeItem(key);
  return stored.length;
}
