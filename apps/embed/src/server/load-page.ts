import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { catalog } from '@gifkit/providers';
import {
  createServiceCache,
  report as reportToConsole,
  requestGif,
  serviceFetch,
  toPlainGifs,
} from '@gifkit/server-kit';
import { type Loaded, memoryStore, type Store } from '@gifkit/store';
import { API_TIME_LIMIT, PAGE_MAX_AGE, RELATED_FIRST_PAGE, RETRY_AFTER } from '../constants.ts';
import { toRelatedGif } from '../page/page-gif.ts';
import {
  type GifOutcome,
  type MissingGif,
  readOutcome,
  readRelated,
  toMissing,
} from './gif-outcome.ts';
import type { Settings } from './settings.ts';

/** Timeout for related GIFs on the server, in ms; after it, the browser fetches them. */
const RELATED_TIME_LIMIT = 1000;

type LoadedPage = { gif: IGif; related?: IGif[] } | MissingGif;

export type LoadPage = (id: string, options: { related: boolean }) => Promise<LoadedPage>;

/** Size of the server's own cache in bytes: about 600 GIFs with related GIFs. */
const MEMORY_BYTES = 15_000_000;

/** TTLs of GIFs and of temporary failures, in ms. */
const FOUND_FOR = 1000 * PAGE_MAX_AGE;
const TROUBLE_FOR = 1000 * RETRY_AFTER;

const ttlOf = (outcome: GifOutcome): number =>
  'gif' in outcome || outcome.status === 404
    ? FOUND_FOR
    : Math.max(TROUBLE_FOR, (outcome.retryAt ?? 0) - Date.now());

export interface PageSourceOptions {
  /** Makes requests. Default: the global fetch. */
  fetch?: typeof fetch | undefined;
  /** Store shared by the server's copies. Default: a store per copy. */
  store?: Store | undefined;
  /** Called with every error behind a failed page, in the copy where it occurred. Default: logs a line. */
  report?: (error: unknown) => void;
}

/**
 * Creates the loader of pages: it fetches the GIF and, if that is found, related GIFs. A page waits 3 s for the GIF
 * and less for related GIFs, which the browser can fetch instead.
 *
 * Copies that share a store make each request once, and also share failures.
 */
export function createPageLoader(
  { apiUrl, apiKey, isCatalog, apiCallsPerHour: callsPerHour }: Settings,
  {
    fetch,
    store = memoryStore({ maxBytes: MEMORY_BYTES }),
    report = reportToConsole,
  }: PageSourceOptions = {},
): LoadPage {
  const send = serviceFetch({ fetch, apiUrl, apiKey, store, callsPerHour });
  // The client only coalesces in-flight requests; the store caches their results.
  const cache = { maxAge: 0, errorMaxAge: 0 };
  const clientWithin = (timeout: number) =>
    new GiphyFetch(apiKey, {}, { baseUrl: apiUrl, fetch: send, timeout, cache });
  const { gif } = catalog({ url: apiUrl, fetch: send, timeout: API_TIME_LIMIT, cache });
  const client = isCatalog
    ? { gif: async (id: string) => ({ data: await gif(id) }) }
    : clientWithin(API_TIME_LIMIT);
  const relatedClient = clientWithin(RELATED_TIME_LIMIT);

  // Store keys are versioned, so that copies of two versions never read each other's values.
  const service = { apiUrl, apiKey, store };
  const outcomes = createServiceCache({
    ...service,
    name: 'embed:gif:4',
    read: readOutcome,
    longest: ttlOf,
    patience: API_TIME_LIMIT,
  });
  const related = createServiceCache({
    ...service,
    name: 'embed:related:2',
    read: readRelated,
    longest: () => FOUND_FOR,
    patience: RELATED_TIME_LIMIT,
  });

  async function askForGif(id: string): Promise<Loaded<GifOutcome>> {
    const value = await requestGif(client, id).then(
      (gif): GifOutcome => (gif.is_removed ? { status: 404 } : { gif }),
      (error) => {
        const missing = toMissing(error);
        if (missing.status !== 404) report(error);
        return missing;
      },
    );
    return { value, ttl: ttlOf(value) };
  }

  /** Resolves with null on failure: the browser then fetches the related GIFs. */
  const askForRelated = (id: string): Promise<Loaded<IGif[] | null>> =>
    relatedClient.related(id, { limit: RELATED_FIRST_PAGE }).then(
      ({ data }) => ({ value: toPlainGifs(data).map(toRelatedGif), ttl: FOUND_FOR }),
      () => ({ value: null, ttl: TROUBLE_FOR }),
    );

  return async (id, options) => {
    const outcome = await outcomes(id, () => askForGif(id));
    if (!('gif' in outcome) || !options.related || isCatalog) return outcome;
    const list = await related(id, () => askForRelated(id));
    return { ...outcome, ...(list && { related: list }) };
  };
}
