export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  clear(): void;
}

/** Keeps at most `max` values and evicts the least recently used one. */
export function createRecent<Value>(max: number): Recent<Value> {
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    clear: () => kept.clear(),
  };
}
