import { createRequester } from '@gifkit/fetch-api';
import { mapStrings, toQuery } from '@gifkit/http';
import { type IGif, normalizeGif } from '@gifkit/model';
import {
  type Capabilities,
  defineProvider,
  type GifProvider,
  type ItemOptions,
  type ProviderCategory,
  type ProviderClientOptions,
  type ProviderDefinition,
  providerId,
  type RawPage,
  type ReadOptions,
} from '@gifkit/providers';
import type { CallName, RelayCapabilities } from '../route/calls.ts';

interface RelayedOptions extends ProviderClientOptions {
  /**
   * URL of the relay, or a path on the page's own host. If it ends with a slash, all request paths do, for
   * hosts that redirect to a trailing slash.
   */
  baseUrl: string;
  /** `relay.capabilities`, or the JSON of `GET <baseUrl>/capabilities`. */
  capabilities: Capabilities & Partial<Pick<RelayCapabilities, 'name' | 'calls'>>;
}

const BATCH = 50;

/** A link to media through the relay. */
const LINK = /^media\/\d{1,10}\/[\w-]{43}\/[\w-]+$/;

/** Makes links absolute, because components accept only absolute media URLs. */
function resolveLinks(body: unknown, base: string): unknown {
  const page = (globalThis as { location?: { href: string } }).location?.href;
  return mapStrings(body, (text) => {
    if (!LINK.test(text)) return text;
    const url = `${base}/${text}`;
    return URL.canParse(url, page) ? new URL(url, page).href : url;
  });
}

/** Returns the items of a response. @throws {TypeError} if it has none. */
function dataIn(body: unknown): readonly unknown[] {
  const { data } = Object(body) as { data?: unknown };
  if (!Array.isArray(data)) throw new TypeError('Not a response of a relay');
  return data;
}

const textsIn = (body: unknown): string[] =>
  dataIn(body).filter((text): text is string => typeof text === 'string');

/** Omits categories without a term. */
const categoriesIn = (body: unknown): ProviderCategory[] =>
  dataIn(body).filter((category): category is ProviderCategory => {
    const { name, term } = Object(category) as Partial<ProviderCategory>;
    return typeof name === 'string' && typeof term === 'string';
  });

/** `defineProvider` validates it. */
const toPage = (body: unknown) => body as RawPage;

const listOf = ({ type, limit, cursor, rating, lang }: Partial<ReadOptions>) => ({
  type,
  limit,
  cursor,
  rating,
  lang: lang?.toString(),
});

/**
 * Creates the browser's provider for a relay. It has the service's calls, attribution and terms, but no key.
 * Recents are missing, because the service cannot tell users behind a relay apart.
 *
 * @throws {TypeError} if `baseUrl` or `capabilities` is missing.
 *
 * @example relayed({ baseUrl: '/api/gifs', capabilities })
 */
export function relayed({ baseUrl, capabilities, ...options }: RelayedOptions): GifProvider {
  if (typeof baseUrl !== 'string' || baseUrl === '') {
    throw new TypeError('baseUrl is missing: pass the URL of the relay, such as “/api/gifs”.');
  }
  if (!Array.isArray(capabilities?.types)) {
    throw new TypeError(
      'capabilities is missing: pass `relay.capabilities`, or the JSON of GET <baseUrl>/capabilities.',
    );
  }
  const base = baseUrl.replace(/\/+$/, '');
  const end = baseUrl.endsWith('/') ? '/' : '';
  const { name = 'relay', calls = [], ...own } = capabilities;
  const requester = createRequester(options, {
    urlOf: (path) => `${base}/${path.replace(/(?=\?)|$/, end)}`,
  });

  const ask = <T>(
    call: CallName,
    parameters: object,
    read: (body: unknown) => T,
    signal: AbortSignal | undefined,
  ): Promise<T> =>
    requester.request(`${call}?${toQuery(parameters)}`, {
      signal,
      normalizer: (body: unknown) => read(resolveLinks(body, base)),
    });
  const list = (call: CallName, parameters: object, options: ReadOptions) =>
    ask(call, { ...parameters, ...listOf(options) }, toPage, options.signal);

  async function gifs(
    ids: readonly string[],
    { type, signal }: ItemOptions,
  ): Promise<readonly unknown[]> {
    const batches = [];
    for (let start = 0; start < ids.length; start += BATCH) {
      const query = ids.slice(start, start + BATCH).map((id) => toQuery({ id }));
      const path = `gifs?${[...query, toQuery({ type })].filter(Boolean).join('&')}`;
      const normalizer = (body: unknown) => dataIn(resolveLinks(body, base));
      batches.push(requester.request(path, { signal, normalizer }));
    }
    return (await Promise.all(batches)).flat();
  }

  const optional: Partial<Record<CallName, Partial<ProviderDefinition>>> = {
    related: { related: ({ id }, options) => list('related', { id }, options) },
    emoji: { emoji: (options) => list('emoji', {}, options) },
    'emoji-variations': {
      async emojiVariations({ id }, { signal } = {}): Promise<IGif[]> {
        const found = await ask('emoji-variations', { id }, dataIn, signal);
        return found.map((gif) => normalizeGif(gif));
      },
    },
    categories: {
      categories: ({ type, limit, lang, signal } = {}) =>
        ask('categories', { type, limit, lang }, categoriesIn, signal),
    },
    suggestions: {
      suggestions: (q, { limit, lang, signal } = {}) =>
        ask('suggestions', { q, limit, lang }, textsIn, signal),
    },
    'trending-terms': {
      trendingTerms: ({ limit, lang, signal } = {}) =>
        ask('trending-terms', { limit, lang }, textsIn, signal),
    },
    shares: {
      async registerShare({ id, slug, type, is_sticker }, { term, signal } = {}) {
        const kind = is_sticker ? 'stickers' : 'gifs';
        const body = { id: String(id), slug, type: type === 'video' ? 'clips' : kind, q: term };
        await requester.request('shares', { method: 'POST', body, signal });
      },
    },
  };

  return defineProvider({
    name,
    id: providerId(name, base),
    capabilities: own,
    search: (q, options) => list('search', { q }, options),
    trending: (options) => list('trending', {}, options),
    gif: async (id, options) => (await gifs([id], options))[0],
    gifs,
    ...Object.assign({}, ...calls.map((call) => optional[call])),
  });
}
