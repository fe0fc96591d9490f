import { parseJson } from '@gifkit/fetch-api/internal';
import type { OutboxStorage } from '../settings/analytics-options.ts';
import { KEEPALIVE_BUDGET } from './keepalive-budget.ts';
import { type Batch, byteLength } from './pingback-request.ts';
import { MAX_QUEUED_EVENTS } from './queue.ts';

const UNCONFIRMED_PREFIX = 'gifkitUnconfirmed:';

/** Maximum age of undelivered events in ms: the duration of a visit in web analytics. */
const OUTBOX_MAX_AGE = 30 * 60_000;

const OUTBOX_PREFIX = 'gifkitPingbacks:';

/** Maximum age of unconfirmed events in ms: a later failure says little about them. */
const UNCONFIRMED_MAX_AGE = 5 * 60_000;

export interface OutboxKind {
  prefix: string;
  /** Maximum age of events, in ms. */
  maxAge: number;
}

/** Events that the service has not accepted. The next page delivers them. */
export const UNDELIVERED: OutboxKind = { prefix: OUTBOX_PREFIX, maxAge: OUTBOX_MAX_AGE };

/**
 * Events sent while the page was left, to a service that seemed to work. No page got the response. They are sent
 * again only if another page finds that the service fails.
 */
export const UNCONFIRMED: OutboxKind = { prefix: UNCONFIRMED_PREFIX, maxAge: UNCONFIRMED_MAX_AGE };

/** Returns a storage; undefined if it is forbidden (sandboxed frames) or missing (servers). */
export function storageOf(name: OutboxStorage): Storage | undefined {
  try {
    if (name === 'local') return localStorage;
    if (name === 'session') return sessionStorage;
  } catch {}
  return undefined;
}

export const keysIn = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Returns a unique id. Pages without HTTPS have no `randomUUID`. */
export const uniqueId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

interface Entry {
  /** ms since 1970 */
  savedAt: number;
  events: readonly unknown[];
}

export const writeEvents = (events: Batch): string =>
  JSON.stringify({ savedAt: Date.now(), events } satisfies Entry);

/** True if a stored item is the JSON of one event. An invalid item would invalidate the whole request. */
const isEvent = (item: unknown): item is string =>
  typeof item === 'string' &&
  item.length <= KEEPALIVE_BUDGET &&
  typeof Object(parseJson(item)).event_id === 'string';

/**
 * Reads stored events. Any script of the origin can write to the storage, so invalid items are left out.
 *
 * @param maxAge ms
 */
export function readEvents(text: string | null, maxAge: number): Batch {
  const { savedAt, events }: Partial<Entry> = Object(parseJson(text ?? ''));
  const isFresh = Math.abs(Date.now() - Number(savedAt)) < maxAge;
  return isFresh && Array.isArray(events) ? events.filter(isEvent).slice(0, MAX_QUEUED_EVENTS) : [];
}

/** Maximum size of all stored events of all pages of the origin, in bytes. The origin has 5 MB for all its data. */
const OUTBOX_MAX_BYTES = 64 * 1024;

/** Returns the newest events that fit into an entry of this size. */
function newestWithin(maxBytes: number, events: Batch): Batch {
  let bytes = byteLength(writeEvents([]));
  const tooOld = events.findLastIndex((event) => {
    // In the entry, each event is a JSON string with escaped quotes.
    bytes += byteLength(JSON.stringify(event)) + 1;
    return bytes > maxBytes;
  });
  return events.slice(tooOld + 1);
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
