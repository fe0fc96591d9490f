export { cacheStore } from './cache-store.ts';
export { memoryStore } from './memory-store.ts';
export {
  createSharedCache,
  type Loaded,
  type SharedCacheOptions,
} from './shared-cache.ts';
export type { KeepOptions, Store } from './store.ts';
export { isStoreUrl, STORE_URL_FORM } from './store-url.ts';
export { withFallback } from './with-fallback.ts';
