import {
  createResponseCache,
  type Deadline,
  deadlineIn,
  type ResponseCache,
} from '@gifkit/fetch-api/internal';
import { checkTtl, type Store } from './store.ts';

interface MemoryStoreOptions {
  /** How many bytes it keeps, by estimate; what was used last stays longest. @default 32_000_000 */
  maxBytes?: number | undefined;
}

const MAX_BYTES = 32_000_000;

/** The part of the bytes that counters have to themselves, so that no value pushes them out, and locks as much. */
const PART = 0.1;

/**
 * Counters of about the same count have their bytes to themselves (1 to 7, to 63, to 511, more), so that no flood of
 * others pushes out one that has reached its limit.
 */
const LEVELS = 4;
const levelOf = (count: number): number => Math.min(LEVELS - 1, Math.floor(Math.log2(count) / 3));

interface Counter {
  count: number;
  deadline: Deadline;
}

/** Bytes that an entry takes beside its text. */
const ENTRY_BYTES = 200;

/** A character beyond Latin-1 makes each of a text take two bytes. */
const bytesOf = (...texts: string[]): number =>
  texts.reduce((sum, text) => sum + 2 * text.length, ENTRY_BYTES);

/**
 * A store in the memory of this process, and for it alone. Its code is of the Web, so it runs on every platform.
 *
 * @throws {RangeError} when `maxBytes` is no number above 0.
 */
export function memoryStore({ maxBytes = MAX_BYTES }: MemoryStoreOptions = {}): Store {
  if (!(maxBytes > 0)) {
    throw new RangeError(`maxBytes is ${String(maxBytes)}, but has to be a number above 0.`);
  }
  const cacheOf = <T>(part: number): ResponseCache<T> =>
    createResponseCache<T>(Number.POSITIVE_INFINITY, part * maxBytes);
  const values = cacheOf<string>(1 - 2 * PART);
  const counters = Array.from({ length: LEVELS }, () => cacheOf<Counter>(PART / LEVELS));
  const locks = cacheOf<symbol>(PART);

  return {
    async get(key) {
      return values.get(key)?.value;
    },
    async set(key, value, options) {
      const ttl = checkTtl(options.ttl);
      const bytes = bytesOf(key, value);
      const entry = values.set(key, value);
      // One that is too large would push out all the others before itself.
      if (bytes > (1 - 2 * PART) * maxBytes) entry.keepFor(0);
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
