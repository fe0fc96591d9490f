import { memoryStore } from '../memory-store.ts';
import type { Store } from '../store.ts';

/** A shared store that can be made to fail. */
export function breakableStore() {
  const inner = memoryStore();
  let trouble: 'none' | 'gone' | 'silent' = 'none';
  let calls = 0;
  const ask = <T>(call: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (trouble === 'gone') return Promise.reject(new Error('connect ECONNREFUSED'));
    return trouble === 'silent' ? new Promise<T>(() => {}) : call();
  };
  const store: Store = {
    get: (key) => ask(() => inner.get(key)),
    set: (key, value, options) => ask(() => inner.set(key, value, options)),
    increment: (key, options) => ask(() => inner.increment(key, options)),
    async lock(key, options) {
      const release = await ask(() => inner.lock(key, options));
      return release && (() => ask(release));
    },
  };
  return {
    store,
    be(now: typeof trouble) {
      trouble = now;
    },
    calls: () => calls,
  };
}
