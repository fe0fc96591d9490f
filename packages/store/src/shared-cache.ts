import { parseJson, wait } from '@gifkit/http';
import type { Store } from './store.ts';

export interface Loaded<T> {
  value: T;
  /** ms; a value with 0 or less is not stored. */
  ttl: number;
}

export interface SharedCacheOptions<T> {
  store: Store;
  /** Prefix of its keys. Change it when the shape of values changes: `gif:2`. */
  name: string;
  /** Validates a stored value; undefined if it has the wrong shape. */
  read: (value: unknown) => T | undefined;
  /** Maximum age of a value in ms, for any stored expiry. */
  longest: (value: T) => number;
  /**
   * Time limit of `load` in ms. A copy waits this long plus 500 ms for another copy, then calls `load` itself.
   *
   * @default 3000
   */
  patience?: number | undefined;
  /** Gets one message about the first invalid value. @default console.warn */
  report?: ((sentence: string) => void) | undefined;
}

/** Returns the stored value of a key, else the result of `load`. Only one of many copies calls `load`. */
type SharedCache<T> = (key: string, load: () => Promise<Loaded<T>>) => Promise<Loaded<T>>;

const PATIENCE = 3000;

/** ms added to `patience`, so that a waiting copy gets a value loaded at the last moment. */
const GRACE = 500;

/** Maximum difference between the clocks of two copies, in ms. */
const SKEW = 60_000;

/** Polling interval for a value of another copy, in ms. */
const POLL_INTERVAL = 30;

/** Maximum length of a stored text, in characters; no API response is longer. */
const MAX_LENGTH = 2_000_000;

interface Envelope {
  /** Expiry of the value, in ms since the epoch. */
  until: number;
  value: unknown;
}

/**
 * Creates a JSON cache shared by many copies of a server. If several copies need a missing value, one loads it and
 * the others wait. Equal calls in one copy share a promise. Values with invalid JSON, a wrong shape or an
 * impossible expiry are ignored.
 *
 * Errors of `load` reject all waiting calls in this copy and are not cached. To stop retries, return failures as
 * values.
 */
export function createSharedCache<T>({
  store,
  name,
  read,
  longest,
  patience = PATIENCE,
  report = (sentence) => console.warn(sentence),
}: SharedCacheOptions<T>): SharedCache<T> {
  const inFlight = new Map<string, Promise<Loaded<T>>>();
  let hasReported = false;

  function refuse(): undefined {
    if (!hasReported) {
      report(`@gifkit/store: a value of “${name}” is invalid and will be loaded again.`);
    }
    hasReported = true;
    return undefined;
  }

  async function look(key: string): Promise<Loaded<T> | undefined> {
    const text = await store.get(key);
    if (text === undefined) return undefined;
    const json = text.length > MAX_LENGTH ? undefined : parseJson(text);
    const { until, value: stored }: Partial<Envelope> = Object(json);
    if (typeof until !== 'number') return refuse();
    const value = read(stored);
    if (value === undefined) return refuse();
    const left = until - Date.now();
    const most = longest(value);
    // The expiry uses the writer's clock; a wrong clock must not extend it.
    if (left < -SKEW || left > most + SKEW) return refuse();
    return { value, ttl: Math.min(Math.max(0, left), most) };
  }

  async function loadAndKeep(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const loaded = await load();
    const { value, ttl } = loaded;
    const envelope: Envelope = { until: Date.now() + ttl, value };
    const text = JSON.stringify(envelope);
    if (ttl > 0 && text.length <= MAX_LENGTH) await store.set(key, text, { ttl });
    return loaded;
  }

  async function ask(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const limit = patience + GRACE;
    const until = performance.now() + limit;
    while (performance.now() < until) {
      const known = await look(key);
      if (known) return known;
      const release = await store.lock(key, { ttl: limit });
      if (release) {
        try {
          // The previous owner of the lock may have stored it.
          return (await look(key)) ?? (await loadAndKeep(key, load));
        } finally {
          await release();
        }
      }
      await wait(POLL_INTERVAL);
    }
    return loadAndKeep(key, load);
  }

  return (key, load) => {
    const named = `${name}:${key}`;
    const known = inFlight.get(named);
    if (known) return known;
    const result = ask(named, load).finally(() => inFlight.delete(named));
    inFlight.set(named, result);
    return result;
  };
}
