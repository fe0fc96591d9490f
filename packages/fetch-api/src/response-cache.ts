/** One value and how long it is kept: until there is no room for it, as long as nobody has said. */
export interface CacheEntry<T> {
  readonly value: T;
  /**
   * Says for how many ms from now on the value is kept. What was said before holds if it is shorter.
   *
   * @returns when that is over, in ms since the epoch.
   */
  keepFor(maxAge: number): number;
}

/** The values used last, up to a number of them, each for a time of its own. */
export interface ResponseCache<T> {
  get(key: string): CacheEntry<T> | undefined;
  set(key: string, value: T): CacheEntry<T>;
  clear(): void;
}

interface Entry<T> extends CacheEntry<T> {
  readonly isStale: () => boolean;
}

function createEntry<T>(value: T): Entry<T> {
  let expires = Number.POSITIVE_INFINITY;
  return {
    value,
    isStale: () => Date.now() >= expires,
    keepFor(maxAge) {
      expires = Math.min(expires, Date.now() + maxAge);
      return expires;
    },
  };
}

export function createResponseCache<T>(maxEntries: number): ResponseCache<T> {
  // A Map keeps the order of insertion: reading an entry moves it to the end, so the first is the oldest.
  const entries = new Map<string, Entry<T>>();
  return {
    get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry || entry.isStale()) return undefined;
      entries.set(key, entry);
      return entry;
    },
    set(key, value) {
      const entry = createEntry(value);
      entries.delete(key);
      entries.set(key, entry);
      for (const [other, known] of entries) {
        if (entries.size > maxEntries || known.isStale()) entries.delete(other);
      }
      return entry;
    },
    clear: () => entries.clear(),
  };
}
