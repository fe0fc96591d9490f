import { checkTtl } from './check-ttl.ts';
import { closedCircuit, nextCircuit } from './circuit.ts';
import { memoryStore } from './memory-store.ts';
import type { KeepOptions, Store } from './store.ts';
import { within } from './within.ts';

export interface FallbackOptions {
  /** What goes on meanwhile. @default memoryStore() */
  alone?: Store | undefined;
  /** How long the store may take for an answer, in ms. @default 250 */
  deadline?: number | undefined;
  /** Told one sentence when the store is gone, and one when it is back. @default console.warn */
  report?: ((sentence: string) => void) | undefined;
}

const DEADLINE = 250;

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
  let circuit = closedCircuit(Date.now());

  function fail(reason: unknown): void {
    circuit = nextCircuit(circuit, 'failed', Date.now());
    report(
      `@gifkit/store: the store does not answer (${reasonOf(reason)}). This copy goes on alone, with what it has in memory.`,
    );
  }

  async function tryAgain(): Promise<void> {
    circuit = nextCircuit(circuit, 'tried', Date.now());
    try {
      await within(deadline, shared.set(PROBE, '', { ttl: PROBE_TTL }));
    } catch {
      // It was said when it went.
      return;
    }
    if (!circuit.isOpen) return;
    circuit = nextCircuit(circuit, 'answered', Date.now());
    report('@gifkit/store: the store answers again.');
  }

  /** Asks the store, or the memory where that is of no use. */
  async function ask<T>(call: (store: Store) => Promise<T>): Promise<T> {
    if (circuit.isOpen) {
      if (Date.now() >= circuit.retryAt) void tryAgain();
      return call(alone);
    }
    const begun = circuit;
    try {
      return await within(deadline, call(shared));
    } catch (reason) {
      // Of all that fail at once only the first one is news.
      if (circuit === begun) fail(reason);
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
