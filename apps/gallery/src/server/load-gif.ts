import { GiphyFetch } from '@gifkit/fetch-api';
import { type IGif, PLAYABLE_RENDITIONS } from '@gifkit/model';
import {
  pickFields,
  pickRenditions,
  type RenditionFields,
  report as reportToConsole,
  requestGif,
  serviceFetch,
  toPlainGifs,
  USER_FIELDS,
} from '@gifkit/server-kit';
import { formatRoute, PAGE_SIZE, routeOfGif } from '../address/route.ts';
import { loadBySlug } from '../gif/load-by-slug.ts';
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

interface LoaderOptions extends Pick<Settings, 'apiUrl' | 'apiKey' | 'siteUrl'> {
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Called with each failure of the service, in place of a line in the log. */
  report?: (error: unknown) => void;
}

/** Creates the loaders of a page's GIFs. Failures are not cached; the next page retries. */
export function createLoaders({
  apiUrl,
  apiKey,
  siteUrl,
  fetch,
  report = reportToConsole,
}: LoaderOptions) {
  const send = serviceFetch({ fetch, apiUrl, apiKey });
  const cache = { errorMaxAge: 0 };
  const createClient = (timeout: number) =>
    new GiphyFetch(apiKey, {}, { baseUrl: apiUrl, timeout, cache, fetch: send });
  const firstClient = createClient(FIRST_TIMEOUT);
  const client = createClient(TIMEOUT);
  const loadGif: LoadGif = (slug) =>
    loadBySlug(slug, (id) => requestGif(client, id)).catch((error: unknown) => {
      report(error);
      return undefined;
    });
  return {
    loadGif,
    /** Loads the first GIFs of the start page, which link to their pages in the gallery; none after a timeout. */
    async loadFirst(): Promise<IGif[]> {
      try {
        const { data } = await firstClient.trending({ limit: PAGE_SIZE });
        return toPlainGifs(data).map((gif) => ({
          ...toListGif(gif),
          url: siteUrl + formatRoute(routeOfGif(gif)),
        }));
      } catch (error) {
        report(error);
        return [];
      }
    },
  };
}
