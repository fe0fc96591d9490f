import { type OutboxStorage, page } from '../page.ts';
import { warnOnce } from '../warn-once.ts';
import type { Batch } from './pingback-request.ts';
import { readEvents, saveEvents } from './saved-events.ts';
import { keysIn, removeEntry, storageOf, UNCONFIRMED, UNDELIVERED, uniqueId } from './storage.ts';

interface Outbox {
  /** Replaces the stored events: keeps the newest ones that fit. */
  save(events: Batch): void;
  /** Removes the events of other pages and passes them to `adopt`. */
  take(adopt: (events: Batch) => void): void;
  sweep(): void;
  /** Returns the events that another page has taken; empty if the storage changed for another reason. */
  takenBy(change: StorageEvent): Batch;
}

export function clearOutboxes(): void {
  for (const storage of [storageOf('local'), storageOf('session')]) {
    for (const { prefix } of [UNDELIVERED, UNCONFIRMED]) {
      if (storage) for (const key of keysIn(storage, prefix)) removeEntry(storage, key);
    }
  }
}

export function createOutbox(
  storageName: () => OutboxStorage,
  { prefix, maxAge }: typeof UNDELIVERED,
): Outbox {
  // One entry per page, so that pages closing together cannot overwrite each other.
  const key = prefix + uniqueId();
  let saved: Storage | undefined;

  const remove = () => {
    removeEntry(saved, key);
    saved = undefined;
    page().outboxKeys.delete(key);
  };

  // Each instance on the page delivers its own events, so it must not take those of another instance.
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
        if (saveEvents(storage, key, events) < events.length)
          warnOnce('pingbacks not stored: there is no room for more');
      } catch {
        // The storage is full. The page still has the events in memory.
      }
    },

    take(adopt) {
      const storage = storageOf(storageName());
      if (!storage) return;
      const others = othersIn(storage);
      const taken = others.flatMap((other) => readEvents(storage.getItem(other), maxAge));
      for (const other of others) removeEntry(storage, other);
      if (taken.length) adopt(taken);
    },

    sweep() {
      const storage = storageOf(storageName());
      if (!storage) return;
      for (const other of othersIn(storage)) {
        if (!readEvents(storage.getItem(other), maxAge).length) removeEntry(storage, other);
      }
    },

    takenBy({ key: changed, storageArea, oldValue, newValue }) {
      const isTaken = changed === key && storageArea === saved && newValue === null;
      return isTaken ? readEvents(oldValue, maxAge) : [];
    },
  };
}
