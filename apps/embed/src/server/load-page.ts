import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { limitedFetch, sameOriginFetch, storeScope, toPlainGif } from '@gifkit/server-kit';
import { createSharedCache, type Loaded, memoryStore, type Store } from '@gifkit/store';
import {
  API_TIME_LIMIT,
  PAGE_MAX_AGE,
  RELATED_FIRST_PAGE,
  RELATED_TIME_LIMIT,
  RETRY_AFTER,
} from '../constants.ts';
import { type RelatedGif, toRelatedGif } from '../page/page-gif.ts';
import { type GifOutcome, readOutcome, readRelated, toMissing } from './gif-outcome.ts';
import type { Settings } from './settings.ts';

/** The GIF of a page with the related ones, or why there is none. */
export type LoadedPage =
  | { kind: 'found'; gif: IGif; related?: RelatedGif[] }
  | Exclude<GifOutcome, { kind: 'found' }>;

export type LoadPage = (id: string, options: { related: boolean }) => Promise<LoadedPage>;

/** How many bytes the server keeps by itself: about 600 GIFs with their related ones. */
const MEMORY_BYTES = 15_000_000;

/** How long what was found may be kept, and what was not found for a reason that will go, in ms. */
const FOUND_FOR = 1000 * PAGE_MAX_AGE;
const TROUBLE_FOR = 1000 * RETRY_AFTER;

const ttlOf = (outcome: GifOutcome): number =>
  outcome.kind === 'trouble'
    ? Math.max(TROUBLE_FOR, (outcome.retryAt ?? 0) - Date.now())
    : FOUND_FOR;

/** Of the calls of an hour, how many may be spent on asking whether the service answers. */
const READY_SHARE = 0.1;

const HOUR = 3_600_000;

/** How long an answer of the service says that this server is ready, in ms. */
const readyFor = (callsPerHour = Number.POSITIVE_INFINITY): number =>
  Math.max(FOUND_FOR, HOUR / Math.max(1, READY_SHARE * callsPerHour));

interface PageSourceOptions {
  /** How requests are made. @default the global fetch */
  fetch?: typeof fetch | undefined;
  /** What copies of the server share. @default each keeps what it knows for itself */
  store?: Store | undefined;
  /** Called for each failure of the service, in the copy that had it. @default nobody */
  report?: (error: unknown) => void;
}

/**
 * Makes the function that fetches what a page shows: the GIF, and once there is one, what is related to
 * it. The page waits 3 s for the GIF and less for the rest, which the browser can still fetch itself.
 *
 * Copies that share a store ask once for all of them, failures included.
 */
export function createPageSource(
  { apiUrl, apiKey, apiCallsPerHour: callsPerHour }: Settings,
  {
    fetch: fetcher = (...request) => fetch(...request),
    store = memoryStore({ maxBytes: MEMORY_BYTES }),
    report = () => {},
  }: PageSourceOptions = {},
) {
  const scope = storeScope(apiUrl, apiKey);
  const send = limitedFetch(sameOriginFetch(fetcher), { store, scope, callsPerHour });
  // Requests under way are shared; what they bring, the store keeps.
  const cache = { maxAge: 0, errorMaxAge: 0 };
  const clientWithin = (timeout: number) =>
    new GiphyFetch(apiKey, {}, { baseUrl: apiUrl, fetch: send, timeout, cache });
  const client = clientWithin(API_TIME_LIMIT);
  const relatedClient = clientWithin(RELATED_TIME_LIMIT);

  /** Names change with the shape of what is stored, so that copies of two versions do not read each other's values. */
  function shared<T>(
    name: string,
    read: (value: unknown) => T | undefined,
    longest: (value: T) => number,
    patience: number,
  ) {
    const cached = createSharedCache({ store, name, read, longest, patience });
    return async (key: string, load: () => Promise<Loaded<T>>): Promise<T> =>
      (await cached(`${await scope}:${key}`, load)).value;
  }
  const outcomes = shared('embed:gif:3', readOutcome, ttlOf, API_TIME_LIMIT);
  const related = shared('embed:related:1', readRelated, () => FOUND_FOR, RELATED_TIME_LIMIT);
  const ready = shared(
    'embed:ready:1',
    (value) => (typeof value === 'boolean' ? value : undefined),
    () => readyFor(callsPerHour),
    API_TIME_LIMIT,
  );

  async function askForGif(id: string): Promise<Loaded<GifOutcome>> {
    const value = await client.gif(id).then(
      ({ data }): GifOutcome => {
        const gif = toPlainGif(data);
        return gif.is_removed ? { kind: 'unknown' } : { kind: 'found', gif };
      },
      (error) => {
        const missing = toMissing(error);
        if (missing.kind === 'trouble') report(error);
        return missing;
      },
    );
    return { value, ttl: ttlOf(value) };
  }

  /** null where the service gives none: the browser asks for them itself. */
  const askForRelated = (id: string): Promise<Loaded<RelatedGif[] | null>> =>
    relatedClient.related(id, { limit: RELATED_FIRST_PAGE }).then(
      ({ data }) => ({ value: data.map((gif) => toRelatedGif(toPlainGif(gif))), ttl: FOUND_FOR }),
      () => ({ value: null, ttl: TROUBLE_FOR }),
    );

  /** @param options.related whether the page shows related GIFs. */
  const loadPage: LoadPage = async (id, options) => {
    const outcome = await outcomes(id, () => askForGif(id));
    if (outcome.kind !== 'found' || !options.related) return outcome;
    const list = await related(id, () => askForRelated(id));
    return { ...outcome, ...(list && { related: list }) };
  };

  /** Whether the GIF service responds, if only to say that there were too many calls. */
  const checkReady = (): Promise<boolean> =>
    ready('', async () => {
      const value = await client.trending({ limit: 1 }).then(
        () => true,
        (error) => isFetchError(error) && error.status === 429,
      );
      return { value, ttl: value ? readyFor(callsPerHour) : TROUBLE_FOR };
    });

  return { loadPage, checkReady };
}
