import { serverMessage } from '@gifkit/http';
import type { IGif } from '@gifkit/model';
import type { Capabilities, GifPage, GifProvider, ListOptions } from '../gif-provider.ts';
import { countryOf, tenorLocale } from '../languages.ts';
import { contentFilter, readLanguage, readListOptions } from '../list-options.ts';
import { providerId } from '../provider-id.ts';
import { inBatches, withReferences } from '../references/with-references.ts';
import {
  assertText,
  createServiceClient,
  onlyGif,
  type ProviderClientOptions,
  toCategories,
  toGifs,
  toTexts,
} from '../service-client.ts';
import { underTerms } from '../terms/check-term.ts';
import {
  readTerms,
  type TermsOptions,
  termsOfHost,
  UNKNOWN_TERMS,
} from '../terms/service-terms.ts';
import { toRawGif } from './tenor-gif.ts';

/** Base URLs of hosts with Tenor's API, including the version. */
export const TENOR_HOSTS = {
  klipy: 'https://api.klipy.com/v2',
  giphy: 'https://api.giphy.com/v2',
} as const;

interface TenorOptions extends ProviderClientOptions, TermsOptions {
  key: string;
  /** Base URL with the version: one of {@link TENOR_HOSTS}, or another host with the same API. */
  baseUrl: string;
  /** Identifies the app to the service. */
  clientKey?: string | undefined;
}

const CAPABILITIES: Capabilities = {
  types: ['gifs', 'stickers'],
  formats: ['gif', 'webp', 'mp4', 'webm'],
  limits: { min: 1, max: 50 },
  ...UNKNOWN_TERMS,
};

/** Maximum number of ids per request. */
const BATCH = 50;

const errorIn = (body: unknown) => (Object(body) as { error?: { code?: unknown } }).error;

const categoriesIn = (body: unknown) =>
  toCategories((Object(body) as { tags?: unknown }).tags, ({ name, searchterm, image }) => [
    String(name ?? '').replace(/^#/, ''),
    searchterm,
    image,
  ]);

const termsIn = (body: unknown) => toTexts((Object(body) as { results?: unknown }).results);

/**
 * Creates a provider for a host with Tenor's API v2. Tenor's own host closed on 30 June 2026.
 *
 * @throws {TypeError} when the key is missing, or the base URL is invalid.
 *
 * @example tenor({ key: 'your key', baseUrl: TENOR_HOSTS.klipy })
 */
export function tenor({
  key,
  baseUrl,
  clientKey,
  approved,
  isOwnService,
  ...options
}: TenorOptions): GifProvider {
  assertText(key, 'key');
  const client = createServiceClient(
    {
      baseUrl,
      parameters: { key, client_key: clientKey },
      secrets: [key],
      failureOf: (body) => {
        const error = errorIn(body);
        return error && { message: serverMessage(body), status: Number(error.code) || undefined };
      },
    },
    options,
  );
  const terms = termsOfHost(new URL(baseUrl).hostname) ?? UNKNOWN_TERMS;
  const capabilities = { ...CAPABILITIES, ...readTerms(terms, { approved, isOwnService }) };

  const toPage =
    (isSticker: boolean) =>
    (body: unknown): GifPage => {
      const { results, next } = Object(body) as { results?: unknown; next?: unknown };
      const data = toGifs(results, (item) => toRawGif(item, isSticker));
      return { data, next: typeof next === 'string' && next !== '' ? next : undefined };
    };

  async function list(path: string, own: object, options: ListOptions): Promise<GifPage> {
    const { type, limit, cursor, rating, lang, signal } = readListOptions(options, capabilities);
    const isSticker = type === 'stickers';
    const parameters = {
      ...own,
      limit,
      pos: cursor,
      contentfilter: contentFilter(rating),
      ...localeOf(lang),
      searchfilter: isSticker ? 'sticker' : undefined,
    };
    return client.get(path, parameters, toPage(isSticker), signal);
  }

  async function posts(
    ids: readonly string[],
    { type, signal }: Pick<ListOptions, 'type' | 'signal'>,
  ): Promise<readonly IGif[]> {
    const page = await client.get('posts', { ids }, toPage(type === 'stickers'), signal);
    return page.data;
  }

  const provider = withReferences({
    name: 'tenor',
    id: providerId('tenor', baseUrl, key, clientKey),
    capabilities,
    search: (term, options = {}) => list('search', { q: term }, options),
    trending: (options = {}) => list('featured', {}, options),
    gif: async (id, options = {}) => onlyGif(await posts([id], options), id, baseUrl),
    gifs: (ids, options = {}) => inBatches(ids, BATCH, (batch) => posts(batch, options)),
    async categories({ lang, signal } = {}) {
      const parameters = { ...localeOf(readLanguage(lang)) };
      return client.get('categories', parameters, categoriesIn, signal);
    },
    async suggestions(term, { limit = 10, lang, signal } = {}) {
      const parameters = { q: term, limit, ...localeOf(readLanguage(lang)) };
      return client.get('autocomplete', parameters, termsIn, signal);
    },
    async trendingTerms({ limit = 10, lang, signal } = {}) {
      const parameters = { limit, ...localeOf(readLanguage(lang)) };
      return client.get('trending_terms', parameters, termsIn, signal);
    },
    registerShare: ({ id }, { term, signal } = {}) =>
      client.send('registershare', { method: 'GET', parameters: { id, q: term } }, signal),
  });
  return underTerms(provider, options.cache);
}

/** Language and country are separate, because a host may support only the country. */
const localeOf = (lang: Intl.Locale | undefined) => ({
  locale: tenorLocale(lang),
  country: countryOf(lang),
});
