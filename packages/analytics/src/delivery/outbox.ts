import { page } from '../page.ts';
import type { OutboxStorage } from '../settings/analytics-options.ts';
import { warnOnce } from '../warn-once.ts';
import type { Batch } from './pingback-request.ts';
import { saveEvents } from './save-events.ts';
import { keysIn, type OutboxKind, storageOf, UNCONFIRMED, UNDELIVERED } from './storage.ts';
import { readEvents } from './stored-events.ts';
import { uniqueId } from './unique-id.ts';

/** Stores the events of one page for the pages after it. */
export interface Outbox {
  /** Stores these events in place of the earlier ones: the newest, as many as there is room for. */
  save(events: Batch): void;
  /** Gives the events of other pages to `adopt`, which has to store them, then removes them where they were. */
  take(adopt: (events: Batch) => void): void;
  /** Removes what is too old. */
  sweep(): void;
  /** The events that another page has taken over; undefined when the storage changed for another reason. */
  takenBy(change: StorageEvent): Batch;
}

/** Entries of other pages that are about to be removed, so that their room is free. */
let going: readonly string[] = [];

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

  const remove = () => {
    saved?.removeItem(key);
    saved = undefined;
    page().outboxKeys.delete(key);
  };

  // Each instance on the page delivers its own events, so none takes over those of another.
  const othersIn = (storage: Storage) =>
    keysIn(storage, prefix).filter((other) => !page().outboxKeys.has(other));

  return {
    save(events) {
      const storage = storageOf(storageName());
      if (!storage || !events.length) {
        remove();
        return;
      }
      if (saved !== storage) remove();
      try {
        saved = storage;
        page().outboxKeys.add(key);
        const isGoing = (other: string) => going.includes(other);
        if (saveEvents(storage, key, events, isGoing) < events.length)
          warnOnce('pingbacks not stored: there is no room for more');
      } catch {
        // The storage is full. The page itself still has the events.
      }
    },

    take(adopt) {
      const storage = storageOf(storageName());
      if (!storage) return;
      going = othersIn(storage);
      const taken = going.flatMap((other) => readEvents(storage.getItem(other), maxAge));
      if (taken.length) adopt(taken);
      for (const other of going) storage.removeItem(other);
      going = [];
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
