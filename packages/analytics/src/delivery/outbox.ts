import { OUTBOX_MAX_AGE, OUTBOX_PREFIX } from '../constants.ts';
import type { OutboxStorage } from '../settings/settings.ts';
import type { Batch } from './batch.ts';
import { uniqueId } from './unique-id.ts';

interface Entry {
  /** ms since 1970 */
  savedAt: number;
  events: Batch;
}

/** The storage of that name; nothing where it is forbidden (sandboxed frames) or missing (servers). */
function storageOf(name: OutboxStorage): Storage | undefined {
  try {
    if (name === 'local') return localStorage;
    if (name === 'session') return sessionStorage;
  } catch {}
  return undefined;
}

const entryKeys = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(OUTBOX_PREFIX));

function eventsOf(text: string | null): Batch {
  try {
    const { savedAt, events } = JSON.parse(text ?? '') as Entry;
    return Date.now() - savedAt < OUTBOX_MAX_AGE ? events : [];
  } catch {
    return [];
  }
}

/** Removes what pages have left behind. */
export function clearOutboxes(): void {
  for (const name of ['local', 'session'] as const) {
    const storage = storageOf(name);
    if (storage) for (const key of entryKeys(storage)) storage.removeItem(key);
  }
}

/**
 * How a page that goes away leaves its events to the next one. What lies in the storage belongs to who takes
 * it, so a page that comes back asks first whether its events are still its own.
 */
export interface Outbox {
  /** Leaves these events, in place of what was left before. */
  save(events: Batch): void;
  /** Brings what was left up to date, if anything was. */
  update(events: Batch): void;
  /** Takes back what was left, without looking: the page itself still has it. */
  reclaim(): void;
  /** Whether another page has taken what was left. */
  isTaken(): boolean;
  /** Takes what other pages left. */
  takeOver(): Batch;
}

export function createOutbox(storageName: () => OutboxStorage): Outbox {
  // One entry for each page: pages that close together cannot overwrite each other.
  const key = OUTBOX_PREFIX + uniqueId();
  let saved: Storage | undefined;

  const reclaim = () => {
    saved?.removeItem(key);
    saved = undefined;
  };

  const save = (events: Batch) => {
    reclaim();
    const storage = storageOf(storageName());
    if (!storage || !events.length) return;
    try {
      storage.setItem(key, JSON.stringify({ savedAt: Date.now(), events } satisfies Entry));
      saved = storage;
    } catch {
      // It is full. The page itself still has the events.
    }
  };

  return {
    save,
    reclaim,
    update(events) {
      if (saved) save(events);
    },
    isTaken: () => saved?.getItem(key) === null,
    takeOver() {
      const storage = storageOf(storageName());
      if (!storage) return [];
      return entryKeys(storage)
        .filter((other) => other !== key)
        .flatMap((other) => {
          const events = eventsOf(storage.getItem(other));
          storage.removeItem(other);
          return events;
        });
    },
  };
}
