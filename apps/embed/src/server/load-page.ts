import { createResponseCache } from '@gifkit/fetch-api/internal';
import type { IGif } from '@gifkit/model';
import { storeScope, toPlainGif } from '@gifkit/server-kit';
import { createSharedCache, type Loaded, type SharedCache, type Store } from '@gifkit/store';
import {
  API_TIME_LIMIT,
  PAGE_MAX_AGE,
  RELATED_FIRST_PAGE,
  RELATED_TIME_LIMIT,
  RETRY_AFTER,
} from '../constants.ts';
import { type RelatedGif, toRelatedGif } from '../page/page-gif.ts';
import { createApiClients, readyFor } from './api-client.ts';
import { type GifOutcome, type MissingGif, toMissing } from './gif-outcome.ts';
import { createJsonCache } from './json-cache.ts';
import { fromKept, readOutcome, readRelated, toKept } from './kept-values.ts';
import { msUntil } from './retry-after.ts';
import type { Settings } from './settings.ts';

/** The GIF of a page with the related ones, or why there is none. */
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

/** How long what was found may be kept, and what nobody found for a reason that will go, in ms. */
const FOUND_FOR = 1000 * PAGE_MAX_AGE;
const TROUBLE_FOR = 1000 * RETRY_AFTER;

const msOf = (outcome: GifOutcome): number =>
  outcome.kind === 'trouble' ? Math.max(TROUBLE_FOR, msUntil(outcome.retryAt)) : FOUND_FOR;

/** Where nothing is shared, everything is asked for. */
const askAlone = <T>(_: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> => load();

export interface PageSourceOptions {
  /** How requests are made. @default the global fetch */
  fetch?: typeof fetch | undefined;
  /** What copies of the server share. @default each keeps what it knows for itself */
  store?: Store | undefined;
}

/**
 * Makes the function that fetches what a page shows: the GIF, and once there is one, what is related to
 * it. The page waits 3 s for the GIF and less for the rest, which the browser can still fetch itself.
 *
 * The outcome is kept in memory. Copies that share a store ask once for all of them, failures included.
 */
export function createPageSource(
  settings: Settings,
  { fetch: fetcher = (...request) => fetch(...request), store }: PageSourceOptions = {},
) {
  const scope = storeScope(settings.apiUrl, settings.apiKey);
  const clients = createApiClients({ settings, fetch: fetcher, store, scope });
  const gifs = createJsonCache<IGif>(GIF_BYTES);
  const related = createJsonCache<RelatedGif[]>(RELATED_BYTES);
  const missing = createResponseCache<MissingGif>(Number.POSITIVE_INFINITY, MISSING_BYTES);

  const shared = <T>(
    name: string,
    read: (value: unknown) => T | undefined,
    patience: number,
  ): SharedCache<T> => (store ? createSharedCache({ store, name, read, patience }) : askAlone);
  // Changes with the shape of what is stored, so that copies of two versions do not read each other's values.
  const sharedOutcomes = shared('embed:gif:1', readOutcome, API_TIME_LIMIT);
  const sharedRelated = shared('embed:related:1', readRelated, RELATED_TIME_LIMIT);
  const sharedReady = shared(
    'embed:ready:1',
    (value) => (typeof value === 'boolean' ? value : undefined),
    API_TIME_LIMIT,
  );

  async function askForGif(id: string): Promise<GifOutcome> {
    try {
      const { data } = await clients.gifClient.gif(id);
      const gif = toPlainGif(data);
      return gif.is_removed ? { kind: 'unknown' } : { kind: 'found', gif };
    } catch (error) {
      return toMissing(error);
    }
  }

  async function askAsOne(id: string): Promise<Loaded<GifOutcome>> {
    const load = async () => {
      const outcome = await askForGif(id);
      return { value: outcome, ttl: msOf(outcome) };
    };
    if (!store) return load();
    try {
      const { value, ttl } = await sharedOutcomes(`${await scope}:${id}`, async () => {
        const { value, ttl } = await load();
        return { value: toKept(value), ttl };
      });
      return { value: fromKept(value), ttl };
    } catch (error) {
      return { value: toMissing(error), ttl: TROUBLE_FOR };
    }
  }

  async function loadGif(id: string): Promise<GifOutcome> {
    const gif = gifs.get(id);
    if (gif) return { kind: 'found', gif };
    const known = missing.get(id)?.value;
    if (known) return known;
    const { value, ttl } = await askAsOne(id);
    if (value.kind === 'found') gifs.keep(id, value.gif, ttl);
    else {
      missing.set(id, value).keepFor(ttl, value.kind === 'unknown' ? UNKNOWN_SIZE : TROUBLE_SIZE);
    }
    return value;
  }

  /** null where the service gives none: the browser asks for them itself. */
  const askForRelated = (id: string): Promise<Loaded<RelatedGif[] | null>> =>
    clients.relatedClient.related(id, { limit: RELATED_FIRST_PAGE }).then(
      ({ data }) => ({ value: data.map((gif) => toRelatedGif(toPlainGif(gif))), ttl: FOUND_FOR }),
      () => ({ value: null, ttl: TROUBLE_FOR }),
    );

  async function loadRelated(id: string): Promise<RelatedGif[] | undefined> {
    const known = related.get(id);
    if (known) return known;
    const { value, ttl } = await sharedRelated(`${await scope}:${id}`, () => askForRelated(id));
    if (!value) return undefined;
    related.keep(id, value, ttl);
    return value;
  }

  /** @param options.related whether the page shows related GIFs. */
  async function loadPage(id: string, options: { related: boolean }): Promise<LoadedPage> {
    const outcome = await loadGif(id);
    if (outcome.kind !== 'found') return outcome;
    const list = options.related ? await loadRelated(id) : undefined;
    return { ...outcome, ...(list && { related: list }) };
  }

  /** Whether the GIF service responds; asked again only when the memory of it is over. */
  async function checkReady(): Promise<boolean> {
    const { value } = await sharedReady(await scope, async () => {
      const isThere = await clients.isThere();
      return { value: isThere, ttl: isThere ? readyFor(settings.apiCallsPerHour) : TROUBLE_FOR };
    });
    return value;
  }

  return { loadPage, checkReady };
}
