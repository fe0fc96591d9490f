import { type Deadline, deadlineIn } from './deadline.ts';

export interface CacheEntry<T> {
  readonly value: T;
  /**
   * Limits the age of the value to this many ms from now, and sets its size in bytes. The shorter of two limits
   * wins. `bytes` is 0 by default.
   * @returns end of the limit, in ms since the epoch.
   */
  keepFor(maxAge: number, bytes?: number): number;
}

/** LRU cache with limits for entries and bytes, and a maximum age per entry. */
export interface ResponseCache<T> {
  get(key: string): CacheEntry<T> | undefined;
  set(key: string, value: T): CacheEntry<T>;
  clear(): void;
}

interface Entry<T> extends CacheEntry<T> {
  /** Until the first `keepFor`. */
  isPending: boolean;
  bytes: number;
  deadline: Deadline;
}

const isStale = ({ deadline }: Entry<unknown>): boolean => deadline.msLeft() <= 0;

/** `maxBytes` is Infinity by default. */
export function createResponseCache<T>(
  maxEntries: number,
  maxBytes = Number.POSITIVE_INFINITY,
): ResponseCache<T> {
  // A Map keeps the order of insertion. Reading an entry moves it to the end, so the first one is the least
  // recently used.
  const entries = new Map<string, Entry<T>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      const hasTooMany = entries.size > maxEntries;
      if (!hasTooMany && bytes <= maxBytes) return;
      // In-flight requests stay, so that others can join them.
      if (!entry.isPending && (hasTooMany || entry.bytes > 0)) remove(key);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (isStale(entry)) {
        remove(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, value) {
      const entry: Entry<T> = {
        value,
        isPending: true,
        bytes: 0,
        deadline: deadlineIn(Number.POSITIVE_INFINITY),
        keepFor(maxAge, size = 0) {
          // A replaced or dropped entry no longer counts.
          if (entries.get(key) === entry) bytes += size - entry.bytes;
          entry.isPending = false;
          entry.bytes = size;
          if (maxAge < entry.deadline.msLeft()) entry.deadline = deadlineIn(maxAge);
          // Drop stale entries now: they would take up space until the cache is full.
          if (isStale(entry) && entries.get(key) === entry) remove(key);
          makeRoom();
          return entry.deadline.at;
        },
      };
      remove(key);
      entries.set(key, entry);
      makeRoom();
      return entry;
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
  };
}
