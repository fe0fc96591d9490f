import { type ClientOptions, type GifsResult, GiphyFetch, type MediaType } from '@gifkit/fetch-api';
import type {
  Capabilities,
  GifPage,
  GifProvider,
  ListOptions,
  ProviderType,
} from '../gif-provider.ts';
import { codeIn, GIPHY_LANGUAGES } from '../languages.ts';
import { readListOptions, readNumberCursor } from '../list-options.ts';
import { providerId } from '../provider-id.ts';
import { inBatches, withReferences } from '../references/with-references.ts';
import { assertText } from '../service-client.ts';
import { underTerms } from '../terms/check-term.ts';
import { GIPHY_TERMS, readTerms, type TermsOptions } from '../terms/service-terms.ts';

const CAPABILITIES: Capabilities = {
  types: ['gifs', 'stickers', 'clips'],
  formats: ['gif', 'webp', 'mp4'],
  limits: { min: 1, max: 50 },
  ...GIPHY_TERMS,
};

/** Maximum number of ids per request (developers.giphy.com/docs/api/endpoint, read on 2026-11-23). */
const BATCH = 100;

/** GIPHY's names of the types. */
const TYPES = { gifs: 'gifs', stickers: 'stickers', clips: 'videos' } as const satisfies Record<
  ProviderType,
  MediaType
>;

function toPage({ data, pagination }: GifsResult, offset: number): GifPage {
  const next = offset + (Number(pagination?.count) || data.length);
  // Some lists have an unknown length, which is sent as 0.
  const total = Number(pagination?.total_count) || Number.POSITIVE_INFINITY;
  const isLast = next === offset || next >= total;
  return { data, next: isLast ? undefined : String(next) };
}

/** Options of the client, and approvals of GIPHY. */
interface GiphyOptions extends ClientOptions, TermsOptions {}

/**
 * Creates a provider for GIPHY from an API key or a client of `@gifkit/fetch-api`.
 *
 * @throws {TypeError} when the key is empty, or `approved` has a term that GIPHY never approves.
 */
export function giphy(
  clientOrKey: GiphyFetch | string,
  { approved, isOwnService, ...options }: GiphyOptions = {},
): GifProvider {
  if (typeof clientOrKey !== 'object') assertText(clientOrKey, 'key');
  const client =
    typeof clientOrKey === 'string' ? new GiphyFetch(clientOrKey, {}, options) : clientOrKey;
  const capabilities = { ...CAPABILITIES, ...readTerms(GIPHY_TERMS, { approved, isOwnService }) };

  const read = (options: ListOptions) => {
    const { type, limit, cursor, rating, lang, signal } = readListOptions(options, CAPABILITIES);
    const offset = readNumberCursor(cursor, 0);
    const request = { type: TYPES[type], limit, offset, rating, signal };
    return { request, offset, lang: codeIn(GIPHY_LANGUAGES, lang) };
  };

  const provider = withReferences({
    name: 'giphy',
    id: providerId('giphy', client.settings),
    capabilities,
    async search(term, options = {}) {
      const { request, offset, lang } = read(options);
      return toPage(await client.search(term, { ...request, lang }), offset);
    },
    async trending(options = {}) {
      const { request, offset } = read(options);
      return toPage(await client.trending(request), offset);
    },
    async related({ id }, options = {}) {
      const { request, offset } = read(options);
      return toPage(await client.related(id, request), offset);
    },
    async emoji(options = {}) {
      const { request, offset } = read(options);
      const { limit, signal } = request;
      return toPage(await client.emojiDefaultVariations({ limit, offset, signal }), offset);
    },
    emojiVariations: async ({ id }, { signal } = {}) =>
      (await client.emojiVariations(id, { signal })).data,
    gif: async (id, { signal } = {}) => (await client.gif(id, { signal })).data,
    gifs: (ids, { signal } = {}) =>
      inBatches(ids, BATCH, async (batch) => (await client.gifs(batch, { signal })).data),
    async categories({ limit, signal } = {}) {
      const { data } = await client.categories({ limit, signal });
      return data.map(({ name, gif }) => {
        const { fixed_width_small: moving, fixed_width_small_still: still } = gif?.images ?? {};
        const preview = moving?.webp ?? moving?.url;
        return {
          name,
          term: name,
          ...(still?.url && { still: still.url }),
          ...(preview && { preview }),
        };
      });
    },
    async suggestions(term, { limit = 10, signal } = {}) {
      const { data } = await client.searchTags(term, { limit, signal });
      return data.map(({ name }) => name);
    },
    async trendingTerms({ limit = 10, signal } = {}) {
      return (await client.trendingSearches({ signal })).data.slice(0, limit);
    },
  });
  return underTerms(provider, options.cache);
}
