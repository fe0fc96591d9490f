import { LOG_BYTES, LOG_SIZE } from '../constants.ts';

/** Bounded log, oldest first: at most `LOG_SIZE` entries and a maximum of bytes. */
export interface Log<Entry> {
  add(entry: Entry): void;
  entries(): readonly Entry[];
  clear(): void;
}

const bytesOf = (entry: unknown): number => JSON.stringify(entry)?.length ?? 0;

/** @param maxBytes approximate size limit, in characters of the entries as JSON */
export function createLog<Entry>(maxBytes = LOG_BYTES): Log<Entry> {
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
      while (kept.length > LOG_SIZE || (bytes > maxBytes && kept.length > 1)) {
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
