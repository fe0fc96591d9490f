import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { type IGif, PLAYABLE_RENDITIONS } from '@gifkit/model';
import {
  createServiceCache,
  pickFields,
  pickRenditions,
  type RenditionFields,
  readGif,
  report as reportToConsole,
  requestGif,
  serviceFetch,
  toPlainGifs,
  USER_FIELDS,
} from '@gifkit/server-kit';
import type { Store } from '@gifkit/store';
import { formatRoute, idsOf, PAGE_SIZE, routeOfGif } from '../address/route.ts';
import type { LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';

const GIF_FIELDS = [
  'type',
  'id',
  'url',
  'slug',
  'title',
  'alt_text',
  'tags',
  'is_sticker',
  'is_flashing',
  'analytics_response_payload',
  'video',
];

const SHOWN_FIELDS = ['url', 'webp', 'width', 'height'];

const IMAGE_FIELDS = PLAYABLE_RENDITIONS.flatMap((name): RenditionFields[] => [
  [name, SHOWN_FIELDS],
  // A still has the size of its GIF.
  [`${name}_still`, ['url']],
]);

/** Reduces a GIF to the fields that the gallery reads, a third of the response. */
export function toListGif({ images, user, ...gif }: IGif): IGif {
  return {
    ...pickFields(gif, GIF_FIELDS),
    images: pickRenditions(images ?? {}, IMAGE_FIELDS),
    ...(user && { user: pickFields(user, USER_FIELDS) }),
  } as unknown as IGif;
}

/** Timeout for the GIF of a page, in ms; after it, the browser fetches the GIF. */
const TIMEOUT = 1500;

/** Timeout for the first GIFs of the start page, in ms; after it, the browser fetches them. */
const FIRST_TIMEOUT = 500;

/** TTL of responses in ms; matches the client's cache. */
const KEPT_FOR = 60_000;

interface LoadOptions extends Pick<Settings, 'apiUrl' | 'apiKey' | 'apiCallsPerHour'> {
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Store shared by the gallery's copies. Without one, each copy has its own cache. */
  store?: Store | undefined;
  /** Called with each failure of the service, in place of a line in the log. */
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
  const longest = () => KEPT_FOR;
  const cached = createServiceCache({ apiUrl, apiKey, store, name, read, longest, patience });
  return (key, ask) => cached(key, async () => ({ value: await ask(), ttl: KEPT_FOR }));
}

function readGifs(value: unknown): IGif[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const gifs = value.flatMap((one) => readGif(one) ?? []);
  return gifs.length === value.length ? gifs : undefined;
}

/**
 * Creates the loader of the start page's first GIFs, which link to their pages in the gallery. It resolves with none
 * after a timeout.
 */
export function createLoadFirst({
  report = reportToConsole,
  siteUrl,
  ...options
}: LoadOptions & Pick<Settings, 'siteUrl'>): () => Promise<IGif[]> {
  const client = createClient(options, FIRST_TIMEOUT);
  const share = createSharing(options, 'gallery:first:1', {
    read: readGifs,
    patience: FIRST_TIMEOUT,
  });
  const ask = async () => {
    const { data } = await client.trending({ limit: PAGE_SIZE });
    return toPlainGifs(data);
  };
  return () =>
    share('', ask).then(
      (gifs) =>
        gifs.map((gif) => ({
          ...toListGif(gif),
          url: siteUrl + formatRoute(routeOfGif(gif)),
        })),
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
      const gif = await requestGif(client, id);
      return gif.is_removed ? 'missing' : gif;
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
