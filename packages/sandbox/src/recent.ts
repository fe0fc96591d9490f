/** The most recently used values, by key. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** The one that was used last comes first. */
  keys(): string[];
  /** Returns whether there was such a key. */
  delete(key: string): boolean;
  clear(): void;
}

/**
 * Keeps at most `max` values: a new one replaces the one that was not used for longest.
 *
 * @param onForget called with each value that is dropped
 */
export function createRecent<Value>(
  max: number,
  onForget: (value: Value) => void = () => {},
): Recent<Value> {
  // A Map keeps the order in which keys were added.
  const kept = new Map<string, Value>();
  const forget = (key: string): boolean => {
    const value = kept.get(key);
    const wasThere = kept.delete(key);
    if (value !== undefined) onForget(value);
    return wasThere;
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      if (kept.get(key) !== value) forget(key);
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) forget(oldest);
    },
    keys: () => [...kept.keys()].reverse(),
    delete: forget,
    clear() {
      for (const key of [...kept.keys()]) forget(key);
    },
  };
}
