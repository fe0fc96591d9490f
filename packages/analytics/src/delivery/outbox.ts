import { MAX_TAKEN_EVENTS } from '../constants.ts';
import type { OutboxStorage } from '../settings/settings.ts';
import type { Batch } from './pingback-request.ts';
import { keysIn, type OutboxKind, storageOf, UNCONFIRMED, UNDELIVERED } from './storage.ts';
import { readEvents } from './stored-events.ts';
import { uniqueId } from './unique-id.ts';
import { writeEvents } from './write-events.ts';

/** Stores the events of one page for the pages after it. */
export interface Outbox {
  /** Stores these events in place of the earlier ones. */
  save(events: Batch): void;
  /** Gives the events of other pages to `adopt`, which has to store them, then removes them where they were. */
  take(adopt: (events: Batch) => void): void;
  /** Removes what is too old. */
  sweep(): void;
  /** The events that another page has taken over; undefined when the storage changed for another reason. */
  takenBy(change: StorageEvent): Batch;
}

/** The keys of this page. Each instance delivers its own events, so none takes over those of another. */
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
        // Overwrites without removing first, because the process may end in between.
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
