import { errorReason } from '@gifkit/http';
import { memoryStore } from './memory-store.ts';
import { checkTtl, type KeepOptions, type Store } from './store.ts';

interface FallbackOptions {
  /** Time limit of a call to the shared store, in ms. @default 250 */
  deadline?: number | undefined;
  /** Gets one message when the store becomes unavailable, and one when it is back. @default console.warn */
  report?: ((sentence: string) => void) | undefined;
}

const DEADLINE = 250;

/** Interval of retries in ms: the first one, and the longest one. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

/** After this time of availability in ms, the retry interval starts from the beginning. */
const TRUSTED_AFTER = 60_000;

/** The probe is a write, because a full or read-only store rejects it. */
const PROBE = 'probe';
const PROBE_TTL = 1000;

/** A deadline consists of this many timers in a row, so that a busy process reads a pending answer in time. */
const PARTS = 5;

/**
 * Rejects if some work takes longer than the deadline.
 *
 * @param deadline in ms.
 * @throws {Error} after the deadline. A later result is ignored.
 */
async function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    const count = (left: number): void => {
      if (left === 0) reject(new Error(`no answer within ${deadline} ms`));
      else timer = setTimeout(() => count(left - 1), deadline / PARTS);
    };
    count(PARTS);
  });
  try {
    return await Promise.race([work, isLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Wraps a shared store so that calls never fail. If it is unavailable, rejects a call or is slow, this copy uses
 * its memory and reports that once. The shared store is retried after 1 s, later every 30 s, without delaying
 * calls.
 *
 * In fallback mode, counters restart and locks are per process.
 */
export function withFallback(
  shared: Store,
  { deadline = DEADLINE, report = (sentence) => console.warn(sentence) }: FallbackOptions = {},
): Store {
  const local = memoryStore();
  let isAway = false;
  let since = performance.now();
  let wait = 0;
  let retryAt = 0;

  function postpone(ms: number): void {
    wait = Math.min(ms, LAST_WAIT);
    retryAt = performance.now() + wait;
  }

  function fail(reason: unknown): void {
    // Each failure soon after a recovery doubles the wait, so that an unstable store is reported rarely.
    const isTrusted = wait === 0 || performance.now() - since >= TRUSTED_AFTER;
    postpone(isTrusted ? FIRST_WAIT : 2 * wait);
    isAway = true;
    since = performance.now();
    report(
      `@gifkit/store: the store does not answer (${errorReason(reason)}). This copy uses its own memory.`,
    );
  }

  async function tryAgain(): Promise<void> {
    // Only one probe runs per wait, even if it never settles.
    postpone(2 * wait);
    try {
      await within(deadline, shared.set(PROBE, '', { ttl: PROBE_TTL }));
    } catch {
      // The failure was already reported.
      return;
    }
    if (!isAway) return;
    isAway = false;
    since = performance.now();
    report('@gifkit/store: the store answers again.');
  }

  async function ask<T>(call: (store: Store) => Promise<T>): Promise<T> {
    if (isAway) {
      if (performance.now() >= retryAt) void tryAgain();
      return call(local);
    }
    const begun = since;
    try {
      return await within(deadline, call(shared));
    } catch (reason) {
      // Report only the first of several concurrent failures.
      if (!isAway && since === begun) fail(reason);
      return call(local);
    }
  }

  const checked = ({ ttl }: KeepOptions): KeepOptions => ({ ttl: checkTtl(ttl) });

  return {
    get: (key) => ask((store) => store.get(key)),
    async set(key, value, options) {
      const keep = checked(options);
      return ask((store) => store.set(key, value, keep));
    },
    async increment(key, options) {
      const keep = checked(options);
      return ask((store) => store.increment(key, keep));
    },
    async lock(key, options) {
      const keep = checked(options);
      return ask(async (store) => {
        const release = await store.lock(key, keep);
        // A lock that cannot be released expires.
        return release && (() => within(deadline, release()).catch(() => {}));
      });
    },
  };
}
