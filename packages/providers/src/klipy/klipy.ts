import { isFetchError } from '@gifkit/fetch-api';
import { segment, serverMessage } from '@gifkit/http';
import type { IGif } from '@gifkit/model';
import type {
  Capabilities,
  GifPage,
  GifProvider,
  ListOptions,
  ProviderType,
} from '../gif-provider.ts';
import { countryOf, klipyLocale } from '../languages.ts';
import { contentFilter, readLanguage, readListOptions, readNumberCursor } from '../list-options.ts';
import { providerId } from '../provider-id.ts';
import { inBatches, withReferences } from '../references/with-references.ts';
import {
  assertText,
  createServiceClient,
  onlyGif,
  type ProviderClientOptions,
} from '../service-client.ts';
import { underTerms, warnAboutTerm } from '../terms/check-term.ts';
import { KLIPY_TERMS, readTerms, type TermsOptions } from '../terms/service-terms.ts';
import { categoriesIn, termsIn, toPage } from './klipy-responses.ts';

interface KlipyOptions extends ProviderClientOptions, TermsOptions {
  key: string;
  /** Pseudonymous id of the user, required for recents. Shares without it are counted anonymously. */
  customerId?: string | undefined;
  /** Base URL with the version. @default 'https://api.klipy.com/api/v1' */
  baseUrl?: string | undefined;
}

const CAPABILITIES: Capabilities = {
  types: ['gifs', 'stickers', 'clips'],
  formats: ['gif', 'webp', 'mp4', 'webm'],
  limits: { min: 8, max: 50 },
  ...KLIPY_TERMS,
};

const SHOW_ADS = 'The results of this key have advertisements: show the `ads` of each page.';

/** Maximum number of slugs per request. The service documents no limit; a page has at most 50 items. */
const BATCH = 50;

/** A 404 may also mean a wrong key, or a content type that is not enabled for the key. */
const isOfKeyOrRoute = (message: string): boolean => /\bkey\b|route/i.test(message);

/**
 * Creates a provider for KLIPY's own API. The key is part of its URLs, so redirects are not followed and errors do
 * not contain it.
 *
 * @throws {TypeError} when the key is missing, or the base URL is invalid.
 */
export function klipy({
  key,
  customerId,
  baseUrl = 'https://api.klipy.com/api/v1',
  approved,
  isOwnService,
  ...options
}: KlipyOptions): GifProvider {
  assertText(key, 'key');
  const capabilities = { ...CAPABILITIES, ...readTerms(KLIPY_TERMS, { approved, isOwnService }) };
  const client = createServiceClient(
    {
      baseUrl,
      prefix: `${segment(key)}/`,
      secrets: [key],
      failureOf: (body) => {
        const { result } = Object(body) as { result?: unknown };
        return result === false ? { message: serverMessage(body) } : undefined;
      },
    },
    options,
  );

  async function list(
    path: (type: ProviderType) => string,
    own: object,
    options: ListOptions,
    get = client.get,
  ): Promise<GifPage> {
    const { type, limit, cursor, rating, lang, signal } = readListOptions(options, CAPABILITIES);
    const parameters = {
      ...own,
      page: readNumberCursor(cursor, 1),
      per_page: limit,
      customer_id: customerId,
      content_filter: contentFilter(rating),
      // Lists take a country instead of a language: the likely one, if the tag has none.
      locale: countryOf(lang?.maximize())?.toLowerCase(),
    };
    const found = await get(path(type), parameters, toPage(type), signal);
    if (found.ads) warnAboutTerm({ name: 'klipy', capabilities }, 'mayFilter', SHOW_ADS);
    return found;
  }

  async function items(
    type: ProviderType,
    slugs: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<readonly IGif[]> {
    try {
      const page = await client.get(`${type}/items`, { slugs }, toPage(type), signal);
      return page.data;
    } catch (error) {
      if (isFetchError(error) && error.status === 404 && !isOfKeyOrRoute(error.message)) return [];
      throw error;
    }
  }

  const provider = withReferences({
    name: 'klipy',
    id: providerId('klipy', baseUrl, key, customerId),
    capabilities,
    search: (term, options = {}) => list((type) => `${type}/search`, { q: term }, options),
    trending: (options = {}) => list((type) => `${type}/trending`, {}, options),
    gif: async (id, { type = 'gifs', signal } = {}) =>
      onlyGif(await items(type, [id], signal), id, baseUrl),
    gifs: (ids, { type = 'gifs', signal } = {}) =>
      inBatches(ids, BATCH, (slugs) => items(type, slugs, signal)),
    async categories({ type = 'gifs', lang, signal } = {}) {
      const locale = klipyLocale(readLanguage(lang));
      return client.get(`${type}/categories`, { locale }, categoriesIn, signal);
    },
    async suggestions(term, { limit = 10, signal } = {}) {
      return client.get(`autocomplete/${segment(term)}`, { limit }, termsIn, signal);
    },
    async registerShare({ id, slug, type }, { term, signal } = {}) {
      const path = { video: 'clips', sticker: 'stickers' }[String(type)] ?? 'gifs';
      await client.send(
        `${path}/share/${segment(slug || String(id))}`,
        { method: 'POST', body: { customer_id: customerId, q: term } },
        signal,
      );
    },
    ...(customerId !== undefined && {
      recents(options: ListOptions = {}) {
        const path = (type: ProviderType) => `${type}/recent/${segment(customerId)}`;
        return list(path, {}, options, client.getUncached);
      },
    }),
  });
  return underTerms(provider, options.cache);
}
