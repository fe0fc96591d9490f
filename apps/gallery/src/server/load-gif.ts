import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import {
  limitedFetch,
  readGif,
  report as reportToConsole,
  sameOriginFetch,
  storeScope,
  toPlainGif,
} from '@gifkit/server-kit';
import { createSharedCache, type Loaded, memoryStore, type Store } from '@gifkit/store';
import { idsOf } from '../address/route.ts';
import { PAGE_SIZE } from '../address/view.ts';
import { toListGif } from './list-gif.ts';
import type { LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';

/** ms that a page waits for its GIF; without it, the browser asks for it itself. */
const TIMEOUT = 1500;

/** ms that the start page waits for its first GIFs; without them, it asks for them itself. */
const FIRST_TIMEOUT = 500;

/** How long what the service says may be kept, in ms: as long as its client keeps it. */
const KEPT_FOR = 60_000;

export interface LoadOptions extends Pick<Settings, 'apiUrl' | 'apiKey' | 'apiCallsPerHour'> {
  /** @default the global fetch */
  fetch?: typeof globalThis.fetch;
  /** What copies of the gallery share. @default each keeps what it knows for itself */
  store?: Store | undefined;
  /** Told why the service gave nothing. @default a line on the console */
  report?: (error: unknown) => void;
}

/** Failures are asked for again with the next page. */
function createClient(
  { apiUrl, apiKey, apiCallsPerHour: callsPerHour, store, fetch }: LoadOptions,
  timeout: number,
): GiphyFetch {
  const send = sameOriginFetch(fetch ?? ((...request) => globalThis.fetch(...request)));
  const isLimited = store !== undefined || callsPerHour !== undefined;
  const scope = storeScope(apiUrl, apiKey);
  const limited = isLimited
    ? limitedFetch(send, { store: store ?? memoryStore(), scope, callsPerHour })
    : send;
  return new GiphyFetch(
    apiKey,
    {},
    { baseUrl: apiUrl, timeout, cache: { errorMaxAge: 0 }, fetch: limited },
  );
}

/** Has copies with a store ask once for all of them; without one, the client's cache is all there is. */
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

/** Asks the service for what the start page begins with; for nothing, where that takes too long. */
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

/** Asks the service for the GIFs that pages are about. */
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
