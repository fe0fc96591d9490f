import { configureAnalytics } from '@gifkit/analytics';
import type { FetchGifs } from '@gifkit/fetch-api';
import { FetchError, type GifsResult, GiphyFetch, type SearchOptions } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { type GifProvider, giphy, klipy, tenor } from '@gifkit/providers';

/** Origin of the sandbox: the `sandbox` query parameter, or the one of `npm start`. */
const ORIGIN =
  new URLSearchParams(globalThis.location?.search).get('sandbox') ?? 'http://localhost:4002';

export const client = new GiphyFetch('storybook', {}, { baseUrl: `${ORIGIN}/v1` });

/** Providers of the same catalog over three APIs. */
export const providers = {
  giphy: giphy(client),
  klipy: klipy({ key: 'storybook', customerId: 'user', baseUrl: `${ORIGIN}/api/v1` }),
  tenor: tenor({ key: 'storybook', baseUrl: `${ORIGIN}/v2` }),
};

/** Returns a provider with one short page per list, because tests measure each tile of a story. */
export const withFew = (provider: GifProvider, limit = 12): GifProvider => ({
  ...provider,
  trending: async (options) => ({
    data: (await provider.trending({ ...options, limit })).data,
  }),
  search: async (term, options) => ({
    data: (await provider.search(term, { ...options, limit })).data,
  }),
});

/** Returns a list that fails with an HTTP status. */
export const refusing = (status: number) => async (): Promise<never> => {
  throw new FetchError('Refused', ORIGIN, status, '');
};

// Events of stories must not reach a real service.
configureAnalytics({ pingbackUrl: ORIGIN });

export const trending =
  (options: SearchOptions = {}): FetchGifs =>
  (offset, { signal }) =>
    client.trending({ limit: 12, ...options, offset, signal });

/** Returns the first trending GIF that matches. */
export async function findGif(
  isIt: (gif: IGif) => boolean = () => true,
  type: SearchOptions['type'] = 'gifs',
): Promise<IGif> {
  const { data }: GifsResult = await client.trending({ type, limit: 50 });
  const gif = data.find(isIt);
  if (!gif) throw new Error('The sandbox has no such GIF');
  return gif;
}

/** Emulates reduced motion during a story. Returns a function that ends it. */
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
