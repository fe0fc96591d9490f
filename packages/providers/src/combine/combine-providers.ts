import type { IGif } from '@gifkit/model';
import type {
  Capabilities,
  GifPage,
  GifProvider,
  ListOptions,
  ResolvedReference,
} from '../gif-provider.ts';
import { checkTerm } from '../terms/check-term.ts';
import { strictestOf } from '../terms/terms.ts';

function readPlace(cursor: string | undefined, count: number): [number, string | undefined] {
  if (!cursor) return [0, undefined];
  const [, index = '', rest = ''] = /^(\d+):(.*)$/s.exec(cursor) ?? [];
  if (index === '' || Number(index) >= count) {
    throw new TypeError(`cursor is “${cursor}”, but must be “next” of a page of this list.`);
  }
  return [Number(index), rest || undefined];
}

/**
 * Combines several providers into one list, if the terms of all of them allow it: first all results of the first
 * provider, then those of the second, and so on. Shares, references and related GIFs go to the provider of each
 * GIF. Emoji, categories and suggestions come from the first provider; the terms are the strictest of all.
 *
 * @throws {TermsError} when the terms of a provider forbid other services in the same list.
 * @throws {TypeError} when there are no providers.
 *
 * @example combineProviders([ours, klipy({ key, approved: ['mayMix'] })])
 */
export function combineProviders(providers: readonly [GifProvider, ...GifProvider[]]): GifProvider {
  const [first] = providers;
  if (!first) throw new TypeError('providers is empty, but must have at least one.');
  if (providers.length > 1) for (const provider of providers) checkTerm(provider, 'mayMix');

  const origins = new WeakMap<IGif, GifProvider>();
  const mark = <T extends IGif>(gif: T, provider: GifProvider): T => {
    origins.set(gif, provider);
    return gif;
  };
  const originOf = (gif: IGif): GifProvider => origins.get(gif) ?? first;
  const last = providers.at(-1) ?? first;

  async function list(
    { cursor, ...options }: ListOptions = {},
    ask: (provider: GifProvider, options: ListOptions) => Promise<GifPage>,
  ): Promise<GifPage> {
    const [index, place] = readPlace(cursor, providers.length);
    const provider = providers[index] ?? first;
    const { next, ...page } = await ask(provider, { ...options, cursor: place });
    for (const gif of page.data) mark(gif, provider);
    const hasOther = index + 1 < providers.length;
    if (next) return { ...page, next: `${index}:${next}` };
    return { ...page, next: hasOther ? `${index + 1}:` : undefined };
  }

  async function firstThatHas(
    id: string,
    options: Parameters<GifProvider['gif']>[1],
  ): Promise<IGif> {
    for (const provider of providers.slice(0, -1)) {
      const gif = (await provider.gifs([id], options)).get(id);
      if (gif) return mark(gif, provider);
    }
    return mark(await last.gif(id, options), last);
  }

  const attribution = providers.find(({ capabilities }) => capabilities.attribution.isRequired);
  const types = first.capabilities.types.filter((type) =>
    providers.every(({ capabilities }) => capabilities.types.includes(type)),
  );
  const capabilities: Capabilities = {
    ...first.capabilities,
    ...strictestOf(providers.map((provider) => provider.capabilities)),
    types,
    ...(attribution && { attribution: attribution.capabilities.attribution }),
  };
  return {
    ...first,
    name: providers.map(({ name }) => name).join('+'),
    id: providers.map(({ id, name }) => id ?? name).join('+'),
    capabilities,
    search: (term, options) => list(options, (provider, own) => provider.search(term, own)),
    trending: (options) => list(options, (provider, own) => provider.trending(own)),
    gif: firstThatHas,
    async gifs(ids, options) {
      const found = new Map<string, IGif>();
      for (const provider of providers) {
        const rest = ids.filter((id) => !found.has(id));
        if (rest.length === 0) break;
        for (const [id, gif] of await provider.gifs(rest, options))
          found.set(id, mark(gif, provider));
      }
      return found;
    },
    ...(providers.some(({ related }) => related) && {
      related: async (gif: IGif, options?: ListOptions) => {
        const origin = originOf(gif);
        const page = (await origin.related?.(gif, options)) ?? { data: [], next: undefined };
        for (const other of page.data) mark(other, origin);
        return page;
      },
    }),
    toReference: (gif) => originOf(gif).toReference(gif),
    async resolve(references, options) {
      const lists = providers.map((provider) => {
        const own = references.filter((reference) => reference.provider === provider.name);
        return provider.resolve(own, options);
      });
      const byReference = new Map(
        (await Promise.all(lists)).flat().map((one) => [one.reference, one]),
      );
      return references.map(
        (reference): ResolvedReference =>
          byReference.get(reference) ?? { status: 'missing', reference },
      );
    },
    registerShare: async (gif, options) => originOf(gif).registerShare?.(gif, options),
  };
}
