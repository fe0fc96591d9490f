import { createResponseCache, type Deadline, deadlineIn, type ResponseCache } from '@gifkit/http';
import { checkTtl, type Store } from './store.ts';

interface MemoryStoreOptions {
  /** Estimated maximum size in bytes. The least recently used entries are dropped first. @default 32_000_000 */
  maxBytes?: number | undefined;
}

const MAX_BYTES = 32_000_000;

/** Share of the bytes reserved for counters, and the same for locks, so that values cannot push them out. */
const SHARE = 0.1;

/**
 * Counters are grouped by count (1 to 7, to 63, to 511, more), each group with its own bytes. A flood of new
 * counters therefore cannot push out one that has reached its limit.
 */
const LEVELS = 4;
const levelOf = (count: number): number => Math.min(LEVELS - 1, Math.floor(Math.log2(count) / 3));

interface Counter {
  count: number;
  deadline: Deadline;
}

/** Estimated overhead of an entry in bytes. */
const ENTRY_BYTES = 200;

/** In a text with a character beyond Latin-1, each character takes two bytes. */
const bytesOf = (...texts: string[]): number =>
  texts.reduce((sum, text) => sum + 2 * text.length, ENTRY_BYTES);

/**
 * Creates a store in the memory of this process. It runs on every platform.
 *
 * @throws {RangeError} when `maxBytes` is not a number above 0.
 */
export function memoryStore({ maxBytes = MAX_BYTES }: MemoryStoreOptions = {}): Store {
  if (!(maxBytes > 0)) {
    throw new RangeError(`maxBytes is ${String(maxBytes)}, but must be a number above 0.`);
  }
  const cacheOf = <T>(part: number): ResponseCache<T> =>
    createResponseCache<T>(Number.POSITIVE_INFINITY, part * maxBytes);
  const values = cacheOf<string>(1 - 2 * SHARE);
  const counters = Array.from({ length: LEVELS }, () => cacheOf<Counter>(SHARE / LEVELS));
  const locks = cacheOf<symbol>(SHARE);

  return {
    async get(key) {
      return values.get(key)?.value;
    },
    async set(key, value, options) {
      const ttl = checkTtl(options.ttl);
      const bytes = bytesOf(key, value);
      const entry = values.set(key, value);
      // A value that is too large would first push out all others.
      if (bytes > (1 - 2 * SHARE) * maxBytes) entry.keepFor(0);
      else entry.keepFor(ttl, bytes);
    },
    async increment(key, options) {
      const ttl = checkTtl(options.ttl);
      const known = counters.map((level) => level.get(key)).find((entry) => entry);
      const { count, deadline } = known?.value ?? { count: 0, deadline: deadlineIn(ttl) };
      const next = { count: count + 1, deadline };
      known?.keepFor(0);
      const level = counters[levelOf(next.count)];
      level?.set(key, next).keepFor(deadline.msLeft(), bytesOf(key));
      return next.count;
    },
    async lock(key, options) {
      const ttl = checkTtl(options.ttl);
      if (locks.get(key)) return undefined;
      const own = Symbol(key);
      const entry = locks.set(key, own);
      entry.keepFor(ttl, bytesOf(key));
      return async () => {
        if (locks.get(key)?.value === own) entry.keepFor(0);
      };
    },
  };
}
