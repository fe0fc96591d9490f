export { type CacheStoreOptions, cacheStore, type PlatformCache } from './cache-store.ts';
export { type MemoryStoreOptions, memoryStore } from './memory-store.ts';
export {
  createSharedCache,
  type Loaded,
  type SharedCache,
  type SharedCacheOptions,
} from './shared-cache.ts';
export type { KeepOptions, Store } from './store.ts';
export { isStoreUrl, STORE_URL_FORM } from './store-url.ts';
export { type FallbackOptions, withFallback } from './with-fallback.ts';
