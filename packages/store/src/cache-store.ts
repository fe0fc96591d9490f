import { memoryStore } from './memory-store.ts';
import { checkTtl, type Store } from './store.ts';

interface PlatformCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

interface CacheStoreOptions {
  /** Default: `caches.default` of the platform. */
  cache?: PlatformCache | undefined;
}

/** A reserved domain (RFC 2606), so keys cannot collide with real pages. */
const ORIGIN = 'https://store.gifkit.invalid/';

/** Header with the expiry time in ms since the epoch, because the cache counts in seconds. */
const UNTIL = 'Gifkit-Until';

function platformCache(): PlatformCache {
  const { caches } = globalThis as { caches?: { default?: PlatformCache } };
  if (caches?.default) return caches.default;
  throw new TypeError(
    'There is no caches.default here: cacheStore is for Workers. Elsewhere, pass a cache as “cache”.',
  );
}

/**
 * Creates a store in the cache of Cloudflare Workers, or another implementation of the Cache API, shared by all
 * instances in a data center. That cache has no counters and locks, so each instance has its own. Several instances
 * may therefore load the same value, and together exceed a rate limit.
 *
 * @throws {TypeError} when the platform has no default cache and `cache` is missing.
 */
export function cacheStore({ cache = platformCache() }: CacheStoreOptions = {}): Store {
  const { increment, lock } = memoryStore();
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
    increment,
    lock,
  };
}
