import { LRUCache } from 'lru-cache';

/** Maximum number of entries in a log. The oldest are dropped. */
const LOG_SIZE = 1000;

/** Approximate maximum size of a log in bytes: the characters of its entries as JSON. */
const LOG_BYTES = 8_000_000;

/** Creates a bounded log of at most `LOG_SIZE` entries and `LOG_BYTES`. */
export function createLog<Entry extends object>() {
  let added = 0;
  const kept = new LRUCache<number, Entry>({
    max: LOG_SIZE,
    maxSize: LOG_BYTES,
    // The newest entry always stays.
    sizeCalculation: (entry) => Math.min(LOG_BYTES, JSON.stringify(entry).length),
  });
  return {
    add(entry: Entry): void {
      added += 1;
      kept.set(added, entry);
    },
    /** Oldest first. */
    entries: (): Entry[] => [...kept.rvalues()].filter((entry) => entry !== undefined),
    clear: (): void => kept.clear(),
  };
}
