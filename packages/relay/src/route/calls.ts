import { isFetchError } from '@gifkit/fetch-api';
import { normalizeGif } from '@gifkit/model';
import type { Capabilities, GifPage, GifProvider, ListOptions } from '@gifkit/providers';
import { Problem } from '../response/problem.ts';
import type { ResponseBody } from '../response/response.ts';
import type { Parameters } from './read-parameters.ts';

interface Call<Name extends keyof Parameters> {
  takes: readonly Name[];
  /** Optional provider method that the call requires. @default none */
  needs?: keyof GifProvider;
  /** Calls the provider. The method in `needs` exists here, otherwise the relay lacks the call. */
  ask: (
    provider: GifProvider,
    parameters: Pick<Parameters, Name>,
    signal: AbortSignal,
  ) => Promise<ResponseBody>;
}

const call = <Name extends keyof Parameters>({
  ask,
  ...rest
}: Call<Name>): Call<keyof Parameters> => ({
  ...rest,
  ask: (provider, parameters, signal) =>
    ask(provider, parameters as Pick<Parameters, Name>, signal),
});

const LIST = ['type', 'limit', 'cursor', 'rating', 'lang'] as const;
const TERMS = ['limit', 'lang'] as const;

async function pageOf(page: Promise<GifPage> | undefined): Promise<ResponseBody> {
  const { data, next, ads } = (await page) ?? { data: [], next: undefined };
  return { data, next, ...(ads && { ads }) };
}

const termsOf = async (terms: Promise<readonly unknown[]> | undefined): Promise<ResponseBody> => ({
  data: (await terms) ?? [],
});

const unknownId = () => new Problem({ status: 404, detail: 'There is no GIF with this id.' });

/** Loads the whole GIF for services that need more than its id. */
async function gifOf(
  provider: GifProvider,
  id: string,
  options: Pick<ListOptions, 'type' | 'signal'>,
) {
  const gif = (await provider.gifs([id], options)).get(id);
  if (gif) return gif;
  throw unknownId();
}

const KINDS = { gifs: 'gif', stickers: 'sticker', clips: 'video' } as const;

export const CALLS = {
  search: call({
    takes: ['q', ...LIST],
    ask: (provider, { q, ...list }, signal) => pageOf(provider.search(q, { ...list, signal })),
  }),
  trending: call({
    takes: LIST,
    ask: (provider, list, signal) => pageOf(provider.trending({ ...list, signal })),
  }),
  gifs: call({
    takes: ['ids', 'type'],
    async ask(provider, { ids, type }, signal) {
      return { data: [...(await provider.gifs(ids, { type, signal })).values()] };
    },
  }),
  related: call({
    needs: 'related',
    takes: ['id', ...LIST],
    async ask(provider, { id, ...list }, signal) {
      const gif = await gifOf(provider, id, { type: list.type, signal });
      return pageOf(provider.related?.(gif, { ...list, signal }));
    },
  }),
  emoji: call({
    needs: 'emoji',
    takes: LIST,
    ask: (provider, list, signal) => pageOf(provider.emoji?.({ ...list, signal })),
  }),
  'emoji-variations': call({
    needs: 'emojiVariations',
    takes: ['id'],
    async ask(provider, { id }, signal) {
      const emoji = normalizeGif({ id, type: 'emoji', images: {} });
      const variations = provider.emojiVariations?.(emoji, { signal });
      return termsOf(variations).catch((error) => {
        throw isFetchError(error) && error.status === 404 ? unknownId() : error;
      });
    },
  }),
  categories: call({
    needs: 'categories',
    takes: ['type', ...TERMS],
    ask: (provider, options, signal) => termsOf(provider.categories?.({ ...options, signal })),
  }),
  suggestions: call({
    needs: 'suggestions',
    takes: ['q', ...TERMS],
    async ask(provider, { q, ...options }, signal) {
      // Some services put the term into the path, where dots would lead elsewhere.
      if (/^\.{1,2}$/.test(q)) return { data: [] };
      return termsOf(provider.suggestions?.(q, { ...options, signal }));
    },
  }),
  'trending-terms': call({
    needs: 'trendingTerms',
    takes: TERMS,
    ask: (provider, options, signal) => termsOf(provider.trendingTerms?.({ ...options, signal })),
  }),
  shares: call({
    needs: 'registerShare',
    takes: ['id', 'slug', 'type', 'term'],
    async ask(provider, { id, slug, type = 'gifs', term }, signal) {
      const gif = normalizeGif({
        id,
        slug: slug ?? '',
        type: KINDS[type],
        is_sticker: type === 'stickers',
        images: {},
      });
      await provider.registerShare?.(gif, { term, signal });
      return { data: [] };
    },
  }),
};

export type CallName = keyof typeof CALLS;

/**
 * Public description of a relay and the service behind it: plain JSON with attribution and terms, without the
 * key.
 */
export interface RelayCapabilities extends Capabilities {
  /** Name of the provider, such as 'klipy'. */
  name: string;
  calls: readonly CallName[];
}

/** Recents are missing, because the service cannot tell users behind a relay apart. */
export const capabilitiesOf = (provider: GifProvider): RelayCapabilities => ({
  ...provider.capabilities,
  name: provider.name,
  calls: (Object.keys(CALLS) as CallName[]).filter((name) => {
    const { needs }: Call<keyof Parameters> = CALLS[name];
    return needs === undefined || provider[needs] !== undefined;
  }),
});
