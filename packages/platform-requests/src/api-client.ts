import { GiphyFetch } from '@gifkit/fetch-api';
import { type ApiArea, getApiKey } from './api-key.ts';
import type { PlatformContext } from './context.ts';

/**
 * The client of the public API for one area of the platform, with that area's key. A platform keeps one
 * for each key, and with it what that one has cached.
 *
 * @throws Error when the platform has no key for the area.
 */
export function getApiClient(platform: PlatformContext, area: ApiArea): GiphyFetch {
  const key = getApiKey(platform, area);
  const { apiUrl, fetch, timeout } = platform;
  const client =
    platform.clients.get(key) ?? new GiphyFetch(key, {}, { baseUrl: apiUrl, fetch, timeout });
  platform.clients.set(key, client);
  return client;
}
