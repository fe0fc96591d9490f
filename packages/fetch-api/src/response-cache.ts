interface Entry<T> {
  value: T;
  /** ms since the epoch. */
  expires: number;
}

/** The values used last, up to a number of them, each for a time of its own. */
export class ResponseCache<T> {
  // A Map keeps the order of insertion: reading an entry moves it to the end, so the first is the oldest.
  readonly #entries = new Map<string, Entry<T>>();
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor(maxEntries: number, now: () => number = () => Date.now()) {
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    if (!entry || this.#now() >= entry.expires) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param maxAge ms; Infinity keeps it until it is the oldest of too many. */
  set(key: string, value: T, maxAge: number): void {
    const now = this.#now();
    this.#entries.delete(key);
    for (const [other, { expires }] of this.#entries) {
      if (now >= expires) this.#entries.delete(other);
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size < this.#maxEntries) break;
      this.#entries.delete(oldest);
    }
    this.#entries.set(key, { value, expires: now + maxAge });
  }

  clear(): void {
    this.#entries.clear();
  }
}
