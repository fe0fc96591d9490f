import { type Deadline, deadlineIn } from './deadline.ts';

/** One value, kept until there is no room for it, or for as long as `keepFor` says. */
export interface CacheEntry<T> {
  readonly value: T;
  /**
   * Says for how many ms from now on the value is kept, and how many bytes it takes. When it is called twice,
   * the shorter time holds.
   *
   * @default bytes 0
   * @returns when that time is over, in ms since the epoch.
   */
  keepFor(maxAge: number, bytes?: number): number;
}

/** Keeps the values that were used last, up to a number of entries and of bytes, each for its own time. */
export interface ResponseCache<T> {
  get(key: string): CacheEntry<T> | undefined;
  set(key: string, value: T): CacheEntry<T>;
  clear(): void;
}

interface Entry<T> extends CacheEntry<T> {
  bytes: number;
  deadline: Deadline;
}

const isStale = ({ deadline }: Entry<unknown>): boolean => deadline.msLeft() <= 0;

/** @default maxBytes Infinity */
export function createResponseCache<T>(
  maxEntries: number,
  maxBytes = Number.POSITIVE_INFINITY,
): ResponseCache<T> {
  // A Map keeps the order of insertion. Reading an entry moves it to the end, so the first is the oldest.
  const entries = new Map<string, Entry<T>>();
  /** Of all entries. */
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  /** Looks only at the entries that it drops, not at the whole cache. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      const hasTooMany = entries.size > maxEntries;
      if (!hasTooMany && bytes <= maxBytes) return;
      if (hasTooMany || entry.bytes > 0) remove(key);
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
        bytes: 0,
        deadline: deadlineIn(Number.POSITIVE_INFINITY),
        keepFor(maxAge, size = 0) {
          // An entry that was replaced or dropped in the meantime does not count.
          if (entries.get(key) === entry) bytes += size - entry.bytes;
          entry.bytes = size;
          if (maxAge < entry.deadline.msLeft()) entry.deadline = deadlineIn(maxAge);
          // Nobody would get it again, and it would stay until there is no room.
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
