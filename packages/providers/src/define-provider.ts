import type { CallOptions } from '@gifkit/fetch-api';
import { type IGif, normalizeGif } from '@gifkit/model';
import type { Capabilities, GifPage, GifProvider, ListOptions } from './gif-provider.ts';
import { type ReadOptions, readListOptions } from './list-options.ts';
import { assertText, toGifs } from './service-client.ts';

/** A page of a catalog of your own. */
export interface RawPage {
  /** Items as `normalizeGif` takes them: an id, a title, `images` (see `toImages`). */
  data: readonly unknown[];
  /** Where the next page begins, in the catalog's own words; the last page has none. */
  next?: string | undefined;
}

/** The functions of a catalog of your own. Options are checked before they are called. */
export interface ProviderDefinition
  extends Pick<
    GifProvider,
    'categories' | 'suggestions' | 'trendingTerms' | 'registerShare' | 'emojiVariations'
  > {
  name: string;
  /** @default GIFs only, 1 to 50 a page, no attribution, everything allowed */
  capabilities?: Partial<Capabilities> | undefined;
  search: (term: string, options: ReadOptions) => Promise<RawPage>;
  trending: (options: ReadOptions) => Promise<RawPage>;
  /** @returns the item as `normalizeGif` takes it. @throws {FetchError} where there is none */
  gif: (id: string, options: CallOptions) => Promise<unknown>;
  related?: ((gif: IGif, options: ReadOptions) => Promise<RawPage>) | undefined;
  recents?: ((options: ReadOptions) => Promise<RawPage>) | undefined;
  emoji?: ((options: ReadOptions) => Promise<RawPage>) | undefined;
}

const CAPABILITIES: Capabilities = {
  types: ['gifs'],
  attribution: { text: '', url: '', isRequired: false },
  formats: ['gif', 'webp', 'mp4', 'webm'],
  limits: { min: 1, max: 50 },
  hasTotals: false,
  mayProxyMedia: true,
  mayCache: true,
};

const toPage = ({ data, next }: RawPage): GifPage => ({
  data: toGifs(data, (item) => item as object),
  ...(next && { next }),
});

/**
 * Makes a provider of your own catalog: checks the options of each call, and normalises the items of its
 * results. Items that are no GIFs are left out with one warning.
 *
 * @throws {TypeError} when it has no name.
 */
export function defineProvider({
  name,
  capabilities: own,
  search,
  trending,
  gif,
  related,
  recents,
  emoji,
  ...rest
}: ProviderDefinition): GifProvider {
  assertText(name, 'name');
  const capabilities = { ...CAPABILITIES, ...own };
  const read = (options: ListOptions = {}) => {
    options.signal?.throwIfAborted();
    return readListOptions(options, capabilities);
  };
  return {
    name,
    capabilities,
    search: async (term, options) => toPage(await search(term, read(options))),
    trending: async (options) => toPage(await trending(read(options))),
    gif: async (id, { signal } = {}) => {
      signal?.throwIfAborted();
      return normalizeGif(await gif(id, { signal }));
    },
    ...(related && {
      related: async (item: IGif, options?: ListOptions) =>
        toPage(await related(item, read(options))),
    }),
    ...(recents && {
      recents: async (options?: ListOptions) => toPage(await recents(read(options))),
    }),
    ...(emoji && {
      emoji: async (options?: ListOptions) => toPage(await emoji(read(options))),
    }),
    ...rest,
  };
}
