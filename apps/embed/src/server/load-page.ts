import { GiphyFetch, isFetchError, TimeoutFetchError } from '@gifkit/fetch-api';
import { createResponseCache } from '@gifkit/fetch-api/internal';
import type { IGif } from '@gifkit/model';
import { sameOriginFetch, toPlainGif } from '@gifkit/server-kit';
import {
  API_TIME_LIMIT,
  PAGE_MAX_AGE,
  RELATED_FIRST_PAGE,
  RELATED_TIME_LIMIT,
  RETRY_AFTER,
} from '../constants.ts';
import { type RelatedGif, toRelatedGif } from '../page/slim-gif.ts';
import { createJsonCache } from './json-cache.ts';
import { msUntil } from './retry-after.ts';
import type { Settings } from './settings.ts';

export type MissingGif =
  | { kind: 'unknown' }
  | {
      kind: 'trouble';
      status: 502 | 503 | 504;
      error: unknown;
      /** Until when the service wants to be left alone, in ms since the epoch. @default it does not say */
      retryAt?: number;
    };

/** What came of looking for a GIF. */
export type LoadedPage = { kind: 'found'; gif: IGif; related?: RelatedGif[] } | MissingGif;

/**
 * How many bytes of each the server keeps: of GIFs about 400, of related lists about 1000. Ids without a GIF are
 * kept apart, and push none of them out.
 */
const GIF_BYTES = 8_000_000;
const RELATED_BYTES = 4_000_000;
const MISSING_BYTES = 1_000_000;

/** What one id without a GIF takes, and one with an error that says why. */
const UNKNOWN_SIZE = 500;
const TROUBLE_SIZE = 5000;

/** ms; a service that asks for more is asked again all the same. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/** The status that tells a failure of the GIF service to whoever asked this server (RFC 9110). */
function toMissing(error: unknown): MissingGif {
  if (error instanceof TimeoutFetchError) return { kind: 'trouble', status: 504, error };
  const status = isFetchError(error) ? error.status : undefined;
  if (status === 404 || status === 410) return { kind: 'unknown' };
  const isUnavailable = status === 0 || status === 429 || status === 503;
  const wait = Math.min(isFetchError(error) ? (error.retryAfter ?? 0) : 0, LONGEST_WAIT);
  return {
    kind: 'trouble',
    status: isUnavailable ? 503 : 502,
    error,
    ...(wait > 0 && { retryAt: Date.now() + wait }),
  };
}

/**
 * Makes the function that fetches what a page shows: the GIF, and once there is one, what is related to
 * it. The page waits 3 s for the GIF and less for the rest, which the browser can still fetch itself.
 *
 * @param fetcher how requests are made. @default the global fetch
 */
export function createPageSource(
  { apiUrl, apiKey }: Settings,
  fetcher: typeof fetch = (...request) => fetch(...request),
) {
  const clientWithin = (timeout: number, cache?: { maxAge: number; errorMaxAge: number }) =>
    new GiphyFetch(
      apiKey,
      {},
      { baseUrl: apiUrl, fetch: sameOriginFetch(fetcher), timeout, cache },
    );
  // Requests under way are shared by the clients; what they bring is kept here.
  const uncached = { maxAge: 0, errorMaxAge: 0 };
  const gifClient = clientWithin(API_TIME_LIMIT, uncached);
  const relatedClient = clientWithin(RELATED_TIME_LIMIT, uncached);
  const serviceClient = clientWithin(API_TIME_LIMIT);
  const gifs = createJsonCache<IGif>(GIF_BYTES);
  const related = createJsonCache<RelatedGif[]>(RELATED_BYTES);
  const missing = createResponseCache<MissingGif>(Number.POSITIVE_INFINITY, MISSING_BYTES);

  const remember = (id: string, result: MissingGif): MissingGif => {
    const entry = missing.set(id, result);
    if (result.kind === 'unknown') entry.keepFor(1000 * PAGE_MAX_AGE, UNKNOWN_SIZE);
    else entry.keepFor(Math.max(1000 * RETRY_AFTER, msUntil(result.retryAt)), TROUBLE_SIZE);
    return result;
  };

  async function loadGif(id: string): Promise<IGif | MissingGif> {
    const known = gifs.get(id) ?? missing.get(id)?.value;
    if (known) return known;
    try {
      const { data } = await gifClient.gif(id);
      const gif = toPlainGif(data);
      if (gif.is_removed) return remember(id, { kind: 'unknown' });
      gifs.keep(id, gif, PAGE_MAX_AGE);
      return gif;
    } catch (error) {
      return remember(id, toMissing(error));
    }
  }

  async function loadRelated(id: string): Promise<RelatedGif[] | undefined> {
    const known = related.get(id);
    if (known) return known;
    try {
      const { data } = await relatedClient.related(id, { limit: RELATED_FIRST_PAGE });
      const list = data.map((gif) => toRelatedGif(toPlainGif(gif)));
      related.keep(id, list, PAGE_MAX_AGE);
      return list;
    } catch {
      // The browser asks for them itself.
      return undefined;
    }
  }

  /** @param options.related whether the page shows related GIFs. */
  async function loadPage(id: string, options: { related: boolean }): Promise<LoadedPage> {
    const gif = await loadGif(id);
    if ('kind' in gif) return gif as MissingGif;
    const list = options.related ? await loadRelated(id) : undefined;
    return { kind: 'found', gif, ...(list && { related: list }) };
  }

  /** Whether the GIF service responds; asked again only when the client's memory of it is over. */
  const checkReady = (): Promise<boolean> =>
    serviceClient.trending({ limit: 1 }).then(
      () => true,
      () => false,
    );

  return { loadPage, checkReady };
}
