import { LOG_BYTES, LOG_SIZE } from '../constants.ts';

/** Keeps the newest `LOG_SIZE` entries, or fewer if they have too many bytes; oldest first. */
export interface Log<Entry> {
  add(entry: Entry): void;
  entries(): readonly Entry[];
  /** Entries that were added so far, kept or not. */
  total(): number;
  /** The total when the log was cleared last. */
  clearedAt(): number;
  clear(): void;
}

const bytesOf = (entry: unknown): number => JSON.stringify(entry)?.length ?? 0;

/** @param maxBytes about how many bytes it keeps, counted as characters of its entries in JSON */
export function createLog<Entry>(maxBytes = LOG_BYTES): Log<Entry> {
  let kept: Entry[] = [];
  let sizes: number[] = [];
  let bytes = 0;
  let total = 0;
  let clearedAt = 0;
  return {
    add(entry) {
      const size = bytesOf(entry);
      kept.push(entry);
      sizes.push(size);
      bytes += size;
      total += 1;
      // The newest one stays, whatever its size.
      while (kept.length > LOG_SIZE || (bytes > maxBytes && kept.length > 1)) {
        kept.shift();
        bytes -= sizes.shift() ?? 0;
      }
    },
    entries: () => kept,
    total: () => total,
    clearedAt: () => clearedAt,
    clear() {
      kept = [];
      sizes = [];
      bytes = 0;
      clearedAt = total;
    },
  };
}
