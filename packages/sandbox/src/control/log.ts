/** Maximum number of entries in a log. The oldest are dropped. */
const LOG_SIZE = 1000;

/** Approximate maximum size of a log in bytes: the characters of its entries as JSON. */
const LOG_BYTES = 8_000_000;

/** Bounded log, oldest first: at most `LOG_SIZE` entries and `LOG_BYTES`. */
export interface Log<Entry> {
  add(entry: Entry): void;
  entries(): readonly Entry[];
  clear(): void;
}

const bytesOf = (entry: unknown): number => JSON.stringify(entry)?.length ?? 0;

export function createLog<Entry>(): Log<Entry> {
  let kept: Entry[] = [];
  let sizes: number[] = [];
  let bytes = 0;
  return {
    add(entry) {
      const size = bytesOf(entry);
      kept.push(entry);
      sizes.push(size);
      bytes += size;
      // The newest entry always stays.
      while (kept.length > LOG_SIZE || (bytes > LOG_BYTES && kept.length > 1)) {
        kept.shift();
        bytes -= sizes.shift() ?? 0;
      }
    },
    entries: () => kept,
    clear() {
      kept = [];
      sizes = [];
      bytes = 0;
    },
  };
}
