/** Values that were used last, by key. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  clear(): void;
}

/** Keeps no more values than `max`: a new one takes the place of the one that was not used for longest. */
export function createRecent<Value>(max: number): Recent<Value> {
  // A Map keeps the order in which keys were added.
  const kept = new Map<string, Value>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
    clear: () => kept.clear(),
  };
}
