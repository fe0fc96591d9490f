import { memoryStore } from './memory-store.ts';
import { checkTtl, type KeepOptions, type Store } from './store.ts';
import { within } from './within.ts';

interface FallbackOptions {
  /** What goes on meanwhile. @default memoryStore() */
  alone?: Store | undefined;
  /** How long the store may take for an answer, in ms. @default 250 */
  deadline?: number | undefined;
  /** Told one sentence when the store is gone, and one when it is back. @default console.warn */
  report?: ((sentence: string) => void) | undefined;
}

const DEADLINE = 250;

/** ms until a store that failed is tried again: the first time, and at the most. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

/** A store that has answered for so long, in ms, is trusted as at the beginning. */
const TRUSTED_AFTER = 60_000;

/** What the store is tried with: a write, which a copy that may only be read or is full refuses. */
const PROBE = 'probe';
const PROBE_TTL = 1000;

/** Where a host has several addresses, Node's error has a code and no message. */
const reasonOf = (error: unknown): string => {
  const { message, code } = (error ?? {}) as { message?: string; code?: string };
  return message || code || String(error);
};

/**
 * A store that never fails. When the one that is shared is gone, refuses or is slow, this copy goes on alone, in its
 * memory, and says so once; the shared one is tried again after 1 s, later every 30 s, and nobody waits for that.
 *
 * Alone, what was counted by all begins anew, and a lock is one of this process.
 */
export function withFallback(
  shared: Store,
  {
    alone = memoryStore(),
    deadline = DEADLINE,
    report = (sentence) => console.warn(sentence),
  }: FallbackOptions = {},
): Store {
  let isAway = false;
  /** When the store went, or came back. */
  let since = Date.now();
  let wait = 0;
  let retryAt = 0;

  function leaveAlone(ms: number): void {
    wait = Math.min(ms, LAST_WAIT);
    retryAt = Date.now() + wait;
  }

  function fail(reason: unknown): void {
    // Each failure soon after the last one doubles the wait, so a store that comes and goes is announced rarely.
    const isTrusted = wait === 0 || Date.now() - since >= TRUSTED_AFTER;
    leaveAlone(isTrusted ? FIRST_WAIT : 2 * wait);
    isAway = true;
    since = Date.now();
    report(
      `@gifkit/store: the store does not answer (${reasonOf(reason)}). This copy goes on alone, with what it has in memory.`,
    );
  }

  async function tryAgain(): Promise<void> {
    // Only one probe runs per wait, even if it never settles.
    leaveAlone(2 * wait);
    try {
      await within(deadline, shared.set(PROBE, '', { ttl: PROBE_TTL }));
    } catch {
      // It was said when it went.
      return;
    }
    if (!isAway) return;
    isAway = false;
    since = Date.now();
    report('@gifkit/store: the store answers again.');
  }

  /** Asks the store, or the memory where that is of no use. */
  async function ask<T>(call: (store: Store) => Promise<T>): Promise<T> {
    if (isAway) {
      if (Date.now() >= retryAt) void tryAgain();
      return call(alone);
    }
    const begun = since;
    try {
      return await within(deadline, call(shared));
    } catch (reason) {
      // Of all calls that fail at once only the first one is news.
      if (!isAway && since === begun) fail(reason);
      return call(alone);
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
        // A lock that cannot be given back ends by its time.
        return release && (() => within(deadline, release()).catch(() => {}));
      });
    },
  };
}
