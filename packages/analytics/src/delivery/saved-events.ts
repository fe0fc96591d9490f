import { parseJson } from '@gifkit/http';
import { KEEPALIVE_BUDGET } from './keepalive-budget.ts';
import type { Batch } from './pingback-request.ts';
import { byteLength, MAX_QUEUED_EVENTS } from './queue.ts';
import { type Entry, keysIn, UNCONFIRMED, UNDELIVERED, writeEvents } from './storage.ts';

// Apart from storage.ts, because a page that sends one event needs none of this.

/** True if a stored item is the JSON of one event. An invalid item would invalidate the whole request. */
const isEvent = (item: unknown): item is string =>
  typeof item === 'string' &&
  item.length <= KEEPALIVE_BUDGET &&
  typeof Object(parseJson(item)).event_id === 'string';

/** Clocks that are set back make an entry look newer than now, by at most this many ms. */
const CLOCK_CORRECTION = 24 * 3_600_000;

/**
 * Reads stored events. Any script of the origin can write to the storage, so invalid items are left out.
 *
 * @param maxAge ms
 */
export function readEvents(text: string | null, maxAge: number): Batch {
  const { savedAt, events }: Partial<Entry> = Object(parseJson(text ?? ''));
  const age = Date.now() - Number(savedAt);
  const isFresh = age < maxAge && age > -CLOCK_CORRECTION;
  return isFresh && Array.isArray(events) ? events.filter(isEvent).slice(0, MAX_QUEUED_EVENTS) : [];
}

/** Maximum size of all stored events of all pages of the origin, in bytes. The origin has 5 MB for all its data. */
const OUTBOX_MAX_BYTES = 64 * 1024;

/** Returns the newest events that fit into an entry of this size. */
function newestWithin(maxBytes: number, events: Batch): Batch {
  let room = maxBytes - byteLength(writeEvents([]));
  const takesRoom = (event: string): boolean => {
    // In the entry, each event is a JSON string with escaped quotes.
    const bytes = byteLength(JSON.stringify(event)) + 1;
    if (bytes > room) return false;
    room -= bytes;
    return true;
  };
  return [...events].reverse().filter(takesRoom).reverse();
}

/**
 * Replaces the stored events of a key with the newest ones that fit beside all other entries.
 *
 * @returns the number of stored events.
 * @throws {DOMException} when the storage is full.
 */
export function saveEvents(storage: Storage, key: string, events: Batch): number {
  const others = [UNDELIVERED, UNCONFIRMED]
    .flatMap(({ prefix }) => keysIn(storage, prefix))
    .filter((other) => other !== key);
  const bytesOf = (other: string) => byteLength(other + storage.getItem(other));
  const room = others.reduce((left, other) => left - bytesOf(other), OUTBOX_MAX_BYTES);
  const stored = newestWithin(room - byteLength(key), events);
  // Overwrite without removing first, because the process may end in between.
  if (stored.length) storage.setItem(key, writeEvents(stored));
  else storage.removeItem(key);
  return stored.length;
}
