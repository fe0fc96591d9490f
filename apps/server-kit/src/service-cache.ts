import { createSharedCache, type Loaded, type SharedCacheOptions } from '@gifkit/store';
import { storeScope } from './service-fetch.ts';

interface ServiceCacheOptions<T> extends SharedCacheOptions<T> {
  apiUrl: string;
  apiKey: string;
}

/**
 * Creates a cache of results of the GIF service, shared by all copies of a server with the same store. Its keys belong
 * to the service and its API key.
 */
export function createServiceCache<T>({
  apiUrl,
  apiKey,
  ...options
}: ServiceCacheOptions<T>): (key: string, load: () => Promise<Loaded<T>>) => Promise<T> {
  const cached = createSharedCache(options);
  const scope = storeScope(apiUrl, apiKey);
  return async (key, load) => (await cached(`${await scope}:${key}`, load)).value;
}
