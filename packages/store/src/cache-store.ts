import { memoryStore } from './memory-store.ts';
import { checkTtl, type Store } from './store.ts';

/** The part of the Cache API that a store needs. */
export interface PlatformCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

interface CacheStoreOptions {
  /** @default `caches.default` of the platform */
  cache?: PlatformCache | undefined;
  /** Keeps counters and locks. @default memoryStore() */
  alone?: Store | undefined;
}

/** Nobody can have it (RFC 2606), so no page is ever kept under one of its addresses. */
const ORIGIN = 'https://store.gifkit.invalid/';

/** Until when a value is kept, in ms since the epoch: the cache counts in seconds. */
const UNTIL = 'Gifkit-Until';

/** The platform's own cache; workerd has it beside those that have a name. */
function platformCache(): PlatformCache {
  const { caches } = globalThis as { caches?: { default?: PlatformCache } };
  if (caches?.default) return caches.default;
  throw new TypeError(
    'There is no caches.default here: cacheStore is for Workers, and takes another cache as “cache”.',
  );
}

/**
 * A store in the cache of Cloudflare Workers and whatever else has the Cache API, for all instances in a data centre.
 * That cache can neither count nor lock: counters and locks belong to each instance alone, so several of them may ask
 * for the same, and together call more often than a limit says.
 *
 * @throws {TypeError} where the platform has no such cache and none is given.
 */
export function cacheStore({
  cache = platformCache(),
  alone = memoryStore(),
}: CacheStoreOptions = {}): Store {
  const urlOf = (key: string) => ORIGIN + encodeURIComponent(key);

  return {
    async get(key) {
      const response = await cache.match(urlOf(key));
      if (!response) return undefined;
      const isOver = !(Number(response.headers.get(UNTIL)) > Date.now());
      return isOver ? undefined : response.text();
    },
    async set(key, value, options) {
      const ttl = checkTtl(options.ttl);
      const headers = {
        'Cache-Control': `public, max-age=${Math.ceil(ttl / 1000)}`,
        'Content-Type': 'text/plain; charset=utf-8',
        [UNTIL]: String(Date.now() + ttl),
      };
      await cache.put(urlOf(key), new Response(value, { headers }));
    },
    increment: (key, options) => alone.increment(key, options),
    lock: (key, options) => alone.lock(key, options),
  };
}
