import { settingsId } from '@gifkit/fetch-api/internal';
import type { IGif } from '@gifkit/model';
import { contentFilter } from '../content-filter.ts';
import type {
  Capabilities,
  GifPage,
  GifProvider,
  ListOptions,
  ProviderType,
} from '../gif-provider.ts';
import { readLanguage, readListOptions, readNumberCursor } from '../list-options.ts';
import {
  assertText,
  createServiceClient,
  onlyGif,
  type ProviderClientOptions,
  toGifs,
  toTexts,
} from '../service-client.ts';
import { toRawGif } from './klipy-gif.ts';

export interface KlipyOptions extends ProviderClientOptions {
  key: string;
  /** A stable id of the visitor that says nothing about who it is; recents and shares need it. */
  customerId?: string | undefined;
  /** Up to the version. @default 'https://api.klipy.com/api/v1' */
  baseUrl?: string | undefined;
}

const CAPABILITIES: Capabilities = {
  types: ['gifs', 'stickers', 'clips'],
  attribution: {
    text: 'Powered by KLIPY',
    url: 'https://klipy.com',
    isRequired: false,
    placeholder: 'Search KLIPY',
  },
  formats: ['gif', 'webp', 'mp4', 'webm'],
  limits: { min: 8, max: 50 },
  hasTotals: false,
  mayProxyMedia: true,
  mayCache: true,
};

const KIND = { gifs: 'gif', stickers: 'sticker', clips: 'video' } as const;

/** `errors: { message: ['…'] }`, or `message`. */
function messageOf(body: unknown): unknown {
  const { errors, message } = Object(body) as { errors?: { message?: unknown }; message?: unknown };
  const found = errors?.message ?? message;
  return Array.isArray(found) ? found.join(' ') : found;
}

const listIn = (body: unknown): unknown => {
  const { data } = Object(body) as { data?: unknown };
  return data;
};

const termsIn = (body: unknown) => toTexts(listIn(body));

function toCategories(body: unknown) {
  const { categories } = Object(listIn(body)) as { categories?: unknown };
  if (!Array.isArray(categories)) throw new TypeError('No list of categories');
  return categories.flatMap((item) => {
    const { category, query, preview_url: preview } = Object(item) as Record<string, unknown>;
    if (typeof query !== 'string') return [];
    const name = typeof category === 'string' && category ? category : query;
    return [{ name, term: query, ...(typeof preview === 'string' && preview && { preview }) }];
  });
}

/** Advertisements are no GIFs; none are requested. */
const isNoAd = (item: unknown): boolean => (Object(item) as { type?: unknown }).type !== 'ad';

const toPage =
  (type: ProviderType) =>
  (body: unknown): GifPage => {
    const page = Object(listIn(body)) as Record<string, unknown>;
    const items = Array.isArray(page.data) ? page.data.filter(isNoAd) : page.data;
    const data = toGifs(items, (item) => toRawGif(item, KIND[type]));
    const next = Number(page.current_page) + 1;
    return { data, next: page.has_next === true && next > 1 ? String(next) : undefined };
  };

/** A country code: that of the language tag, else the usual country of the language. */
const localeOf = (lang: Intl.Locale | undefined) => lang?.maximize().region?.toLowerCase();

/**
 * KLIPY by its own API. The key is part of its URLs, so redirects are not followed and errors do not show it.
 *
 * @throws {TypeError} when the key is missing, or the address is none.
 */
export function klipy({
  key,
  customerId,
  baseUrl = 'https://api.klipy.com/api/v1',
  ...options
}: KlipyOptions): GifProvider {
  assertText(key, 'key');
  const client = createServiceClient(
    {
      baseUrl,
      prefix: `${encodeURIComponent(key)}/`,
      secrets: [key],
      messageOf,
      failureOf: (body) => {
        const { result } = Object(body) as { result?: unknown };
        return result === false ? { message: String(messageOf(body) ?? 'Refused') } : undefined;
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
      locale: localeOf(lang),
    };
    return get(path(type), parameters, toPage(type), signal);
  }

  const provider: GifProvider = {
    name: 'klipy',
    id: `klipy-${settingsId(baseUrl, key, customerId)}`,
    capabilities: CAPABILITIES,
    search: (term, options = {}) => list((type) => `${type}/search`, { q: term }, options),
    trending: (options = {}) => list((type) => `${type}/trending`, {}, options),
    async gif(id, { type = 'gifs', signal } = {}): Promise<IGif> {
      const { data } = await client.get(`${type}/items`, { slugs: id }, toPage(type), signal);
      return onlyGif(data, id, baseUrl);
    },
    async categories({ type = 'gifs', lang, signal } = {}) {
      const locale = readLanguage(lang)?.maximize();
      return client.get(
        `${type}/categories`,
        { locale: locale && `${locale.language}_${locale.region}` },
        toCategories,
        signal,
      );
    },
    async suggestions(term, { limit = 10, signal } = {}) {
      return client.get(`autocomplete/${encodeURIComponent(term)}`, { limit }, termsIn, signal);
    },
  };
  if (customerId === undefined) return provider;
  return {
    ...provider,
    recents(options = {}) {
      const path = (type: ProviderType) => `${type}/recent/${encodeURIComponent(customerId)}`;
      return list(path, {}, options, client.getAnew);
    },
    async registerShare({ id, slug, type }, { term, signal } = {}) {
      const path = { video: 'clips', sticker: 'stickers' }[String(type)] ?? 'gifs';
      await client.send(
        `${path}/share/${encodeURIComponent(slug || String(id))}`,
        { method: 'POST', body: { customer_id: customerId, q: term } },
        signal,
      );
    },
  };
}
