import { configureAnalytics } from '@gifkit/analytics';
import type { FetchGifs } from '@gifkit/fetch-api';
import { FetchError, type GifsResult, GiphyFetch, type SearchOptions } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { type GifProvider, giphy, klipy, tenor } from '@gifkit/providers';

/** The sandbox of `npm start`, or the one that the page's query names. */
const ORIGIN =
  new URLSearchParams(globalThis.location?.search).get('sandbox') ?? 'http://localhost:4002';

export const client = new GiphyFetch('storybook', {}, { baseUrl: `${ORIGIN}/v1` });

/** The same catalog in three dialects. */
export const providers = {
  giphy: giphy(client),
  klipy: klipy({ key: 'storybook', customerId: 'reader', baseUrl: `${ORIGIN}/api/v1` }),
  tenor: tenor({ key: 'storybook', baseUrl: `${ORIGIN}/v2` }),
};

/** A provider with one short page of everything: what a story shows is measured tile by tile. */
export const withFew = (provider: GifProvider, limit = 12): GifProvider => ({
  ...provider,
  trending: async (options) => ({
    data: (await provider.trending({ ...options, limit })).data,
  }),
  search: async (term, options) => ({
    data: (await provider.search(term, { ...options, limit })).data,
  }),
});

/** A provider whose lists are what a story is about. */
export const withLists = (list: GifProvider['trending']): GifProvider => ({
  ...providers.klipy,
  trending: list,
  search: (_term, options) => list(options),
});

/** A list that the service refuses with a status. */
export const refusing =
  (status: number, retryAfter?: number): GifProvider['trending'] =>
  async () => {
    throw new FetchError('Refused', ORIGIN, status, '', { retryAfter });
  };

// What is counted stays on this machine, too.
configureAnalytics({ pingbackUrl: ORIGIN });

export const trending =
  (options: SearchOptions = {}): FetchGifs =>
  (offset, { signal }) =>
    client.trending({ limit: 12, ...options, offset, signal });

export const search =
  (term: string): FetchGifs =>
  (offset, { signal }) =>
    client.search(term, { limit: 12, offset, signal });

/** Never answers. */
export const never: FetchGifs = () => new Promise(() => {});

export const failing: FetchGifs = async () => {
  throw new Error('The service is down');
};

/** The first GIF that is what a story is about. */
export async function findGif(
  isIt: (gif: IGif) => boolean = () => true,
  type: SearchOptions['type'] = 'gifs',
): Promise<IGif> {
  const { data }: GifsResult = await client.trending({ type, limit: 50 });
  const gif = data.find(isIt);
  if (!gif) throw new Error('The sandbox has no such GIF');
  return gif;
}

/** Lets the browser ask for less motion while a story is shown. @returns how to end that. */
export function preferReducedMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true, media: query })
      : matchMedia.call(window, query);
  return () => {
    window.matchMedia = matchMedia;
  };
}
