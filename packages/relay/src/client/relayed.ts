import { createRequester, settingsId, toQuery } from '@gifkit/fetch-api/internal';
import { type IGif, normalizeGif } from '@gifkit/model';
import {
  type Capabilities,
  defineProvider,
  type GifProvider,
  type ItemOptions,
  type ProviderClientOptions,
  type ProviderDefinition,
  type ReadOptions,
} from '@gifkit/providers';
import type { CallName, RelayCapabilities } from '../route/calls.ts';
import { categoriesIn, dataIn, pageIn, textsIn } from './responses.ts';

interface RelayedOptions extends ProviderClientOptions {
  /**
   * Where the relay is: an address, or a path of the page's own host. With a slash at its end, all paths end in one, for
   * hosts that redirect to that.
   */
  baseUrl: string;
  /** `relay.capabilities`, or what `GET <baseUrl>/capabilities` answers. */
  capabilities: Capabilities & Partial<Pick<RelayCapabilities, 'name' | 'calls'>>;
}

/** How many ids a request may have. */
const BATCH = 50;

const listOf = ({ type, limit, cursor, rating, lang }: Partial<ReadOptions>) => ({
  type,
  limit,
  cursor,
  rating,
  lang: lang?.toString(),
});

/**
 * The provider of a relay, for browsers: what the service has, with its attribution and its terms, and without its
 * key. Recents are not relayed, as the service knows no reader behind a relay.
 *
 * @throws {TypeError} when the address or the capabilities are missing.
 *
 * @example relayed({ baseUrl: '/api/gifs', capabilities })
 */
export function relayed({ baseUrl, capabilities, ...options }: RelayedOptions): GifProvider {
  if (typeof baseUrl !== 'string' || baseUrl === '') {
    throw new TypeError(
      'baseUrl is missing: it has to be where the relay is, such as “/api/gifs”.',
    );
  }
  if (!Array.isArray(capabilities?.types)) {
    throw new TypeError(
      'capabilities is missing: give `relay.capabilities`, or what GET <baseUrl>/capabilities answers.',
    );
  }
  const base = baseUrl.replace(/\/+$/, '');
  const end = baseUrl.endsWith('/') ? '/' : '';
  const { name = 'relay', calls = [], ...own } = capabilities;
  const requester = createRequester(options, {
    urlOf: (path) => `${base}/${path.replace(/(?=\?)|$/, end)}`,
    headers: () => new Headers(),
    redirect: 'error',
    secrets: [],
    failureOf: () => undefined,
  });

  const ask = <T>(
    call: CallName,
    parameters: object,
    read: (body: unknown) => T,
    signal: AbortSignal | undefined,
  ): Promise<T> =>
    requester.request(`${call}?${toQuery(parameters)}`, {
      signal,
      normalizer: (body: unknown) => read(body),
    });
  const list = (call: CallName, parameters: object, options: ReadOptions) =>
    ask(call, { ...parameters, ...listOf(options) }, pageIn(base), options.signal);

  async function gifs(
    ids: readonly string[],
    { type, signal }: ItemOptions,
  ): Promise<readonly unknown[]> {
    const batches = [];
    for (let start = 0; start < ids.length; start += BATCH) {
      const query = ids.slice(start, start + BATCH).map((id) => toQuery({ id }));
      const path = `gifs?${[...query, toQuery({ type })].filter(Boolean).join('&')}`;
      batches.push(
        requester.request(path, { signal, normalizer: (body: unknown) => dataIn(base)(body) }),
      );
    }
    return (await Promise.all(batches)).flat();
  }

  const optional: Partial<Record<CallName, Partial<ProviderDefinition>>> = {
    related: { related: ({ id }, options) => list('related', { id }, options) },
    emoji: { emoji: (options) => list('emoji', {}, options) },
    'emoji-variations': {
      async emojiVariations({ id }, { signal } = {}): Promise<IGif[]> {
        const found = await ask('emoji-variations', { id }, dataIn(base), signal);
        return found.map((gif) => normalizeGif(gif));
      },
    },
    categories: {
      categories: ({ type, limit, lang, signal } = {}) =>
        ask('categories', { type, limit, lang }, categoriesIn(base), signal),
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
    id: `${name}-${settingsId(base)}`,
    capabilities: own,
    search: (q, options) => list('search', { q }, options),
    trending: (options) => list('trending', {}, options),
    gif: async (id, options) => (await gifs([id], options))[0],
    gifs,
    ...Object.assign({}, ...calls.map((call) => optional[call])),
  });
}
