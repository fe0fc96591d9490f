import { GiphyFetch } from '@gifkit/fetch-api';
import type { ApiArea } from './api-keys.ts';
import type { PlatformContext } from './context.ts';
import { getApiKey } from './get-api-key.ts';
import { SDK } from './sdk.ts';

/**
 * The client of the public API for one area of the platform, with that area's key. A platform keeps one
 * client, with its cache, for each key.
 *
 * @throws {Error} when the platform has no key for the area.
 */
export function getApiClient(platform: PlatformContext, area: ApiArea): GiphyFetch {
  const key = getApiKey(platform, area);
  const { apiUrl, fetch, timeout } = platform;
  const options = { baseUrl: apiUrl, fetch, timeout, sdk: SDK };
  const client = platform.clients.get(key) ?? new GiphyFetch(key, {}, options);
  platform.clients.set(key, client);
  return client;
}
