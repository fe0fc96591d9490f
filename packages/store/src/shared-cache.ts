import type { Store } from './store.ts';

/** A value, and how long it may be kept. */
export interface Loaded<T> {
  value: T;
  /** In ms; what is 0 or less is not kept. */
  ttl: number;
}

interface SharedCacheOptions<T> {
  store: Store;
  /** What its keys begin with. Give another one where values get another shape: `gif:2`. */
  name: string;
  /** The value as it is to be, out of what was kept, or undefined where that is something else. */
  read: (value: unknown) => T | undefined;
  /** How long a value may be kept at most, in ms, whatever is written with it. */
  longest: (value: T) => number;
  /**
   * How long `load` may take, in ms. A copy waits for what another one asks for a bit longer, by 500 ms; then it asks by
   * itself.
   *
   * @default 3000
   */
  patience?: number | undefined;
  /** Told one sentence about the first value that cannot be used. @default console.warn */
  report?: ((sentence: string) => void) | undefined;
}

/** Gives what is kept under a key, and else what `load` brings: asked by one of many copies, kept for all. */
export type SharedCache<T> = (key: string, load: () => Promise<Loaded<T>>) => Promise<Loaded<T>>;

const PATIENCE = 3000;

/** ms beside those that `load` may take: whoever waits gets what it brings at the last moment, and does not ask, too. */
const GRACE = 500;

/** ms that the clocks of two copies may differ. */
const SKEW = 60_000;

/** ms between two looks at what another copy may have brought. */
const LOOK_AGAIN = 30;

/** Of a text that is kept; a longer one is no response of an API. */
const MAX_LENGTH = 2_000_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Envelope {
  /** Until when the value is good, in ms since the epoch. */
  until: number;
  value: unknown;
}

function parse(text: string): Partial<Envelope> | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return undefined;
  }
}

/**
 * A cache of JSON that many copies of a server have together. When several of them want what nobody has, one asks and
 * the others wait for its answer. Calls of this copy for the same are one. A value that is no JSON or of another shape
 * counts as none, and so does one whose time cannot be right.
 *
 * What `load` throws reaches those who wait in this copy, and is not kept: let it give failures as values, where others
 * are not to ask again at once.
 */
export function createSharedCache<T>({
  store,
  name,
  read,
  longest,
  patience = PATIENCE,
  report = (sentence) => console.warn(sentence),
}: SharedCacheOptions<T>): SharedCache<T> {
  const coming = new Map<string, Promise<Loaded<T>>>();
  let hasReported = false;

  function refuse(): undefined {
    if (!hasReported) {
      report(`@gifkit/store: a value of “${name}” cannot be used, and is asked for anew.`);
    }
    hasReported = true;
    return undefined;
  }

  async function look(key: string): Promise<Loaded<T> | undefined> {
    const text = await store.get(key);
    if (text === undefined) return undefined;
    const envelope = parse(text);
    if (typeof envelope?.until !== 'number') return refuse();
    const value = read(envelope.value);
    if (value === undefined) return refuse();
    const left = envelope.until - Date.now();
    const most = longest(value);
    // By the clock of whoever wrote it; one that is wrong must not make it last.
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

  /** Waits for its turn, or for what another copy brings meanwhile. */
  async function ask(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const limit = patience + GRACE;
    const until = performance.now() + limit;
    while (performance.now() < until) {
      const known = await look(key);
      if (known) return known;
      const release = await store.lock(key, { ttl: limit });
      if (release) {
        try {
          // Whoever had the lock before may have brought it.
          return (await look(key)) ?? (await loadAndKeep(key, load));
        } finally {
          await release();
        }
      }
      await pause(LOOK_AGAIN);
    }
    return loadAndKeep(key, load);
  }

  return (key, load) => {
    const named = `${name}:${key}`;
    const known = coming.get(named);
    if (known) return known;
    const result = ask(named, load).finally(() => coming.delete(named));
    coming.set(named, result);
    return result;
  };
}
