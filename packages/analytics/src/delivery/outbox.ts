import {
  MAX_TAKEN_EVENTS,
  OUTBOX_MAX_AGE,
  OUTBOX_PREFIX,
  UNCONFIRMED_MAX_AGE,
  UNCONFIRMED_PREFIX,
} from '../constants.ts';
import type { OutboxStorage } from '../settings/settings.ts';
import type { Batch } from './batch.ts';
import { readEvents, writeEvents } from './stored-events.ts';
import { uniqueId } from './unique-id.ts';

/** What an outbox is for. */
export interface OutboxKind {
  /** Prefix of the storage keys. */
  prefix: string;
  /** How long, in ms, its events are kept. */
  maxAge: number;
}

/** Holds events that the service has not accepted. The next page delivers them. */
export const UNDELIVERED: OutboxKind = { prefix: OUTBOX_PREFIX, maxAge: OUTBOX_MAX_AGE };

/**
 * Holds events that were sent as the page was left, to a service that works as far as the page knows. Nobody
 * was there to hear the response. They are sent again only if another page learns that the service fails.
 */
export const UNCONFIRMED: OutboxKind = { prefix: UNCONFIRMED_PREFIX, maxAge: UNCONFIRMED_MAX_AGE };

/** Stores the events of one page for the pages after it. */
export interface Outbox {
  /** Stores these events in place of the earlier ones. */
  save(events: Batch): void;
  /** Gives the events of other pages to `adopt`, which has to store them, then removes them where they were. */
  take(adopt: (events: Batch) => void): void;
  /** Removes what is too old. */
  sweep(): void;
  /** The events that another page took, if that is what changed the storage. */
  takenBy(change: StorageEvent): Batch;
}

/** The storage of that name, or undefined where it is forbidden (sandboxed frames) or missing (servers). */
function storageOf(name: OutboxStorage): Storage | undefined {
  try {
    if (name === 'local') return localStorage;
    if (name === 'session') return sessionStorage;
  } catch {}
  return undefined;
}

const keysIn = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** The keys of this page. Its instances deliver their own events, so none takes those of another. */
const ownKeys = new Set<string>();

/** Removes all stored events. */
export function clearOutboxes(): void {
  for (const storage of [storageOf('local'), storageOf('session')]) {
    for (const { prefix } of [UNDELIVERED, UNCONFIRMED]) {
      if (storage) for (const key of keysIn(storage, prefix)) storage.removeItem(key);
    }
  }
}

export function createOutbox(
  storageName: () => OutboxStorage,
  { prefix, maxAge }: OutboxKind,
): Outbox {
  // One entry for each page: pages that close together cannot overwrite each other.
  const key = prefix + uniqueId();
  let saved: Storage | undefined;
  ownKeys.add(key);

  const remove = () => {
    saved?.removeItem(key);
    saved = undefined;
  };

  const othersIn = (storage: Storage) => keysIn(storage, prefix).filter((key) => !ownKeys.has(key));

  return {
    save(events) {
      const storage = storageOf(storageName());
      if (!storage || !events.length) {
        remove();
        return;
      }
      if (saved !== storage) remove();
      try {
        // Overwrites and never removes first: the process may end in between.
        storage.setItem(key, writeEvents(events));
        saved = storage;
      } catch {
        // The storage is full. The page itself still has the events.
      }
    },

    take(adopt) {
      const storage = storageOf(storageName());
      if (!storage) return;
      const taken: string[] = [];
      const keys = othersIn(storage).filter((other) => {
        const events = readEvents(storage.getItem(other), maxAge);
        if (taken.length && taken.length + events.length > MAX_TAKEN_EVENTS) return false;
        taken.push(...events);
        return true;
      });
      if (taken.length) adopt(taken);
      for (const other of keys) storage.removeItem(other);
    },

    sweep() {
      const storage = storageOf(storageName());
      if (!storage) return;
      for (const other of othersIn(storage)) {
        if (!readEvents(storage.getItem(other), maxAge).length) storage.removeItem(other);
      }
    },

    takenBy({ key: changed, storageArea, oldValue, newValue }) {
      const isTaken = changed === key && storageArea === saved && newValue === null;
      return isTaken ? readEvents(oldValue, maxAge) : [];
    },
  };
}
