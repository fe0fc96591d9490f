import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { idsOf } from '../gif/gif-route.ts';
import type { LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';

/** ms that a page waits for the words of its GIF; without them it still shows it. */
const TIMEOUT = 1500;

/** Asks the service for the GIFs that pages are about. */
export function createLoadGif(
  { apiUrl, apiKey }: Pick<Settings, 'apiUrl' | 'apiKey'>,
  fetch?: typeof globalThis.fetch,
): LoadGif {
  const client = new GiphyFetch(
    apiKey,
    {},
    { baseUrl: apiUrl, timeout: TIMEOUT, ...(fetch && { fetch }) },
  );
  return async (slug) => {
    for (const id of idsOf(slug)) {
      try {
        return (await client.gif(id)).data;
      } catch (error) {
        if (!isFetchError(error) || error.status !== 404) return undefined;
      }
    }
    return 'missing';
  };
}
