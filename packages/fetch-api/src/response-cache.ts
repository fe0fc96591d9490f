interface Entry<T> {
  value: T;
  /** ms since the epoch; 0 as long as nobody has said. */
  expires: number;
}

/** The values used last, up to a number of them, each for a time of its own. */
export interface ResponseCache<T> {
  get(key: string): T | undefined;
  /** Keeps a value. @returns a function that says for how many ms from then on. */
  set(key: string, value: T): (maxAge: number) => void;
  clear(): void;
}

export function createResponseCache<T>(maxEntries: number): ResponseCache<T> {
  // A Map keeps the order of insertion: reading an entry moves it to the end, so the first is the oldest.
  const entries = new Map<string, Entry<T>>();
  const isStale = ({ expires }: Entry<T>) => expires > 0 && Date.now() >= expires;
  return {
    get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry || isStale(entry)) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      const entry: Entry<T> = { value, expires: 0 };
      entries.delete(key);
      entries.set(key, entry);
      for (const [other, known] of entries) {
        if (entries.size > maxEntries || isStale(known)) entries.delete(other);
      }
      return (maxAge) => {
        entry.expires = Date.now() + maxAge;
      };
    },
    clear: () => entries.clear(),
  };
}
