import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { PAGE_SIZE } from '../address/view.ts';
import { idsOf } from '../gif/gif-route.ts';
import type { LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';
import { slimGif } from './slim-gif.ts';

/** ms that a page waits for the words of its GIF; without them it still shows it. */
const TIMEOUT = 1500;

/** ms that the start page waits for its first GIFs; without them, it asks for them itself. */
const FIRST_TIMEOUT = 500;

/** Asks the service for what the start page begins with; for nothing, where that takes too long. */
export function createLoadFirst(
  { apiUrl, apiKey }: Pick<Settings, 'apiUrl' | 'apiKey'>,
  fetch?: typeof globalThis.fetch,
): () => Promise<IGif[]> {
  const options = { baseUrl: apiUrl, timeout: FIRST_TIMEOUT, ...(fetch && { fetch }) };
  const client = new GiphyFetch(apiKey, {}, options);
  return () =>
    client.trending({ limit: PAGE_SIZE }).then(
      ({ data }) => data.map(slimGif),
      () => [],
    );
}

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
