import type { OutboxStorage } from '../settings/analytics-options.ts';
import type { Batch } from './pingback-request.ts';

/** Prefix of the storage keys for events that were sent by a page that could not hear the response. */
const UNCONFIRMED_PREFIX = 'gifkitUnconfirmed:';

/** How long, in ms, such events are kept: as long as a visit lasts in web analytics. */
const OUTBOX_MAX_AGE = 30 * 60_000;

/** Prefix of the storage keys for events that the service has not accepted. */
const OUTBOX_PREFIX = 'gifkitPingbacks:';

/** How long, in ms, such events are kept: a failure that is heard later says little about them. */
const UNCONFIRMED_MAX_AGE = 5 * 60_000;

/** What is different between the two outboxes. */
export interface OutboxKind {
  /** Prefix of the storage keys. */
  prefix: string;
  /** How long, in ms, its events are kept. */
  maxAge: number;
}

/** Holds events that the service has not accepted. The next page delivers them. */
export const UNDELIVERED: OutboxKind = { prefix: OUTBOX_PREFIX, maxAge: OUTBOX_MAX_AGE };

/**
 * Holds events that were sent as the page was left, to a service that works as far as the page knows. No page
 * heard the response. They are sent again only if another page learns that the service fails.
 */
export const UNCONFIRMED: OutboxKind = { prefix: UNCONFIRMED_PREFIX, maxAge: UNCONFIRMED_MAX_AGE };

/** The storage of that name, or undefined where it is forbidden (sandboxed frames) or missing (servers). */
export function storageOf(name: OutboxStorage): Storage | undefined {
  try {
    if (name === 'local') return localStorage;
    if (name === 'session') return sessionStorage;
  } catch {}
  return undefined;
}

/** The keys of a storage that begin like this. */
export const keysIn = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** What one page has stored. */
export interface Entry {
  /** ms since 1970 */
  savedAt: number;
  events: readonly unknown[];
}

/** The text under which events are stored. */
export const writeEvents = (events: Batch): string =>
  JSON.stringify({ savedAt: Date.now(), events } satisfies Entry);
