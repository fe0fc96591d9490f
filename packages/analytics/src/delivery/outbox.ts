import { page } from '../page.ts';
import { warnOnce } from '../warn-once.ts';
import type { Batch } from './pingback-request.ts';
import { readEvents, saveEvents } from './saved-events.ts';
import { localStore, OUTBOX_PREFIX, outboxKeysIn, removeEntry, uniqueId } from './storage.ts';

interface Outbox {
  /** Replaces the stored events: keeps the newest ones that fit. */
  save(events: Batch): void;
  /** Removes the events of other pages and passes them to `adopt`. */
  take(adopt: (events: Batch) => void): void;
  /** Returns the events that another page has taken; empty if the storage changed for another reason. */
  takenBy(change: StorageEvent): Batch;
}

/** Removes the stored events of all pages. */
export function clearOutbox(): void {
  const storage = localStore();
  if (storage) for (const key of outboxKeysIn(storage)) removeEntry(storage, key);
}

export function createOutbox(storageNow: () => Storage | undefined): Outbox {
  // One entry per page, so that pages closing together cannot overwrite each other.
  const key = OUTBOX_PREFIX + uniqueId();
  const remove = () => {
    removeEntry(localStore(), key);
    page().outboxKeys.delete(key);
  };

  return {
    save(events) {
      const storage = storageNow();
      if (!storage || !events.length) {
        remove();
        return;
      }
      try {
        page().outboxKeys.add(key);
        if (saveEvents(storage, key, events) < events.length)
          warnOnce('pingbacks not stored: there is no room for more');
      } catch {
        // The storage is full. The page still has the events in memory.
      }
    },

    take(adopt) {
      const storage = storageNow();
      if (!storage) return;
      // Each instance on the page delivers its own events, so it must not take those of another instance.
      const others = outboxKeysIn(storage).filter((other) => !page().outboxKeys.has(other));
      const taken = others.flatMap((other) => readEvents(storage.getItem(other)));
      for (const other of others) removeEntry(storage, other);
      if (taken.length) adopt(taken);
    },

    takenBy({ key: changed, oldValue, newValue }) {
      const isTaken = changed === key && newValue === null;
      return isTaken ? readEvents(oldValue) : [];
    },
  };
}
