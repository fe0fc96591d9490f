import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import {
  readGif,
  report as reportToConsole,
  serviceFetch,
  storeScope,
  toPlainGif,
} from '@gifkit/server-kit';
import { createSharedCache, type Loaded, type Store } from '@gifkit/store';
import { idsOf } from '../address/route.ts';
import { PAGE_SIZE } from '../address/view.ts';
import { toListGif } from './list-gif.ts';
import type { LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';

/** Timeout for the GIF of a page, in ms; after it, the browser fetches the GIF. */
const TIMEOUT = 1500;

/** Timeout for the first GIFs of the start page, in ms; after it, the browser fetches them. */
const FIRST_TIMEOUT = 500;

/** TTL of responses in ms; matches the client's cache. */
const KEPT_FOR = 60_000;

export interface LoadOptions extends Pick<Settings, 'apiUrl' | 'apiKey' | 'apiCallsPerHour'> {
  /** @default the global fetch */
  fetch?: typeof globalThis.fetch;
  /** Store shared by the gallery's copies. @default a store per copy */
  store?: Store | undefined;
  /** Called with each failure of the service. @default logs a line */
  report?: (error: unknown) => void;
}

/** Failures are not cached; the next page retries. */
function createClient(
  { apiUrl, apiKey, apiCallsPerHour: callsPerHour, store, fetch }: LoadOptions,
  timeout: number,
): GiphyFetch {
  const send = serviceFetch({ fetch, apiUrl, apiKey, store, callsPerHour });
  const cache = { errorMaxAge: 0 };
  return new GiphyFetch(apiKey, {}, { baseUrl: apiUrl, timeout, cache, fetch: send });
}

/** Coalesces requests of all copies with a store; without one, only the client's cache applies. */
function createSharing<T>(
  { apiUrl, apiKey, store }: LoadOptions,
  name: string,
  { read, patience }: { read: (value: unknown) => T | undefined; patience: number },
): (key: string, ask: () => Promise<T>) => Promise<T> {
  if (!store) return (_, ask) => ask();
  const cache = createSharedCache({ store, name, read, longest: () => KEPT_FOR, patience });
  const scope = storeScope(apiUrl, apiKey);
  return async (key, ask) => {
    const load = async (): Promise<Loaded<T>> => ({ value: await ask(), ttl: KEPT_FOR });
    return (await cache(`${await scope}:${key}`, load)).value;
  };
}

function readGifs(value: unknown): IGif[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const gifs = value.flatMap((one) => readGif(one) ?? []);
  return gifs.length === value.length ? gifs : undefined;
}

/** Creates the loader of the start page's first GIFs; it resolves with none after a timeout. */
export function createLoadFirst({
  report = reportToConsole,
  ...options
}: LoadOptions): () => Promise<IGif[]> {
  const client = createClient(options, FIRST_TIMEOUT);
  const share = createSharing(options, 'gallery:first:1', {
    read: readGifs,
    patience: FIRST_TIMEOUT,
  });
  const ask = async () => {
    const { data } = await client.trending({ limit: PAGE_SIZE });
    return data.map(toPlainGif);
  };
  return () =>
    share('', ask).then(
      (gifs) => gifs.map(toListGif),
      (error: unknown) => {
        report(error);
        return [];
      },
    );
}

export function createLoadGif({ report = reportToConsole, ...options }: LoadOptions): LoadGif {
  const client = createClient(options, TIMEOUT);
  const share = createSharing<IGif | 'missing'>(options, 'gallery:gif:1', {
    read: (value) => (value === 'missing' ? value : readGif(value)),
    patience: TIMEOUT,
  });
  const ask = async (id: string): Promise<IGif | 'missing'> => {
    try {
      const { data: gif } = await client.gif(id);
      return gif.is_removed ? 'missing' : toPlainGif(gif);
    } catch (error) {
      if (isFetchError(error) && (error.status === 404 || error.status === 410)) return 'missing';
      throw error;
    }
  };
  return async (slug) => {
    for (const id of idsOf(slug)) {
      try {
        const gif = await share(id, () => ask(id));
        if (gif !== 'missing') return gif;
      } catch (error) {
        report(error);
        return undefined;
      }
    }
    return 'missing';
  };
}
