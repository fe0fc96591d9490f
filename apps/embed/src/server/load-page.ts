import { GiphyFetch, isFetchError, TimeoutFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { API_TIME_LIMIT, RELATED_FIRST_PAGE, RELATED_TIME_LIMIT } from '../constants.ts';
import type { Settings } from './settings.ts';

/** What came of looking for a GIF. */
export type LoadedPage =
  | { kind: 'found'; gif: IGif; related?: IGif[] }
  | { kind: 'unknown' }
  | { kind: 'trouble'; status: 502 | 503 | 504; error: unknown };

/** How many API responses the server keeps. */
const CACHED_ANSWERS = 1000;

/** The status that tells a failure of the GIF service to whoever asked this server (RFC 9110). */
function toTrouble(error: unknown): LoadedPage {
  if (error instanceof TimeoutFetchError) return { kind: 'trouble', status: 504, error };
  const status = isFetchError(error) ? error.status : undefined;
  if (status === 404 || status === 410) return { kind: 'unknown' };
  const isUnavailable = status === 0 || status === 429 || status === 503;
  return { kind: 'trouble', status: isUnavailable ? 503 : 502, error };
}

/**
 * Makes the function that fetches what a page shows: the GIF and, at the same time, what is related to
 * it. The page waits 3 s for the GIF and less for the rest, which the browser can still fetch itself.
 *
 * @param fetcher how requests are made. @default the global fetch
 */
export function createPageLoader({ apiUrl, apiKey }: Settings, fetcher?: typeof fetch) {
  const clientWithin = (timeout: number) =>
    new GiphyFetch(
      apiKey,
      {},
      {
        baseUrl: apiUrl,
        fetch: fetcher,
        timeout,
        cache: { maxEntries: CACHED_ANSWERS },
      },
    );
  const gifs = clientWithin(API_TIME_LIMIT);
  const relatedGifs = clientWithin(RELATED_TIME_LIMIT);

  const loadPage = async (id: string): Promise<LoadedPage> => {
    const [found, related] = await Promise.allSettled([
      gifs.gif(id),
      relatedGifs.related(id, { limit: RELATED_FIRST_PAGE }),
    ]);
    if (found.status === 'rejected') return toTrouble(found.reason);
    const { data: gif } = found.value;
    if (gif.is_removed) return { kind: 'unknown' };
    return {
      kind: 'found',
      gif,
      ...(related.status === 'fulfilled' ? { related: related.value.data } : {}),
    };
  };

  /** Whether the GIF service responds; asked again only when the cached response has expired. */
  const checkReady = (): Promise<boolean> =>
    gifs.trending({ limit: 1 }).then(
      () => true,
      () => false,
    );

  return { loadPage, checkReady };
}
