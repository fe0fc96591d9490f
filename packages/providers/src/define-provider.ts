import { type CallOptions, FetchError, isFetchError } from '@gifkit/fetch-api';
import { abortReason, shareRequest } from '@gifkit/http';
import { type IGif, normalizeGif } from '@gifkit/model';
import type {
  Capabilities,
  GifPage,
  GifProvider,
  ListOptions,
  ProviderAd,
  ProviderType,
} from './gif-provider.ts';
import { type ReadOptions, readListOptions } from './list-options.ts';
import { withReferences } from './references/with-references.ts';
import { assertText, onlyGif, toGifs } from './service-client.ts';
import { OWN_TERMS } from './terms/service-terms.ts';

/**
 * Calls a function of a custom catalog and reads its result.
 *
 * @param what provider and function, for messages: “ours”.search
 * @throws {FetchError} with the function's error as its cause; the status is 200 if the result has the wrong shape.
 * A `FetchError` of the function is rethrown.
 * @throws {unknown} the signal's reason when the signal is aborted.
 */
async function callOwn<Raw, T>(
  what: string,
  signal: AbortSignal | undefined,
  call: () => Promise<Raw>,
  read: (raw: Raw) => T,
): Promise<T> {
  if (signal?.aborted) throw abortReason(signal);
  let status = 0;
  try {
    // Also rejects for functions that ignore the signal.
    const raw = await shareRequest(call, 0, () => new Error()).join(signal);
    status = 200;
    return read(raw);
  } catch (cause) {
    if (signal?.aborted) throw abortReason(signal);
    if (isFetchError(cause)) throw cause;
    const { message } = Object(cause) as { message?: unknown };
    throw new FetchError(`@gifkit/providers: ${what}: ${message ?? cause}`, '', status, '', {
      cause,
    });
  }
}

/** A page of your own catalog. */
export interface RawPage {
  /** Input of `normalizeGif`: an id, a title, `images` (see `toImages`). */
  data: readonly unknown[];
  /** Opaque cursor of the next page; undefined on the last page. */
  next?: string | undefined;
  /** Advertisements, if the service's terms forbid leaving them out. */
  ads?: readonly ProviderAd[] | undefined;
}

export interface ItemOptions extends CallOptions {
  type?: ProviderType | undefined;
}

/** Functions of your own catalog. Options are validated before the call. */
export interface ProviderDefinition
  extends Pick<
    GifProvider,
    'id' | 'categories' | 'suggestions' | 'trendingTerms' | 'registerShare' | 'emojiVariations'
  > {
  name: string;
  /** Default: GIFs only, 1 to 50 per page, no attribution, everything allowed. */
  capabilities?: Partial<Capabilities> | undefined;
  search: (term: string, options: ReadOptions) => Promise<RawPage>;
  trending: (options: ReadOptions) => Promise<RawPage>;
  /** @returns input of `normalizeGif`; null or undefined if there is no such item. */
  gif: (id: string, options: ItemOptions) => Promise<unknown>;
  /** Looks up many items, in any order; missing ones are left out. By default, `gif` is called for each id. */
  gifs?:
    | ((ids: readonly string[], options: ItemOptions) => Promise<readonly unknown[]>)
    | undefined;
  related?: ((gif: IGif, options: ReadOptions) => Promise<RawPage>) | undefined;
  recents?: ((options: ReadOptions) => Promise<RawPage>) | undefined;
  emoji?: ((options: ReadOptions) => Promise<RawPage>) | undefined;
}

const CAPABILITIES: Capabilities = {
  types: ['gifs'],
  formats: ['gif', 'webp', 'mp4', 'webm'],
  limits: { min: 1, max: 50 },
  ...OWN_TERMS,
};

const NOT_FOUND = 404;

const toItems = (items: unknown): IGif[] => toGifs(items, (item) => item as object);

function toPage(page: unknown): GifPage {
  const { data, next, ads } = Object(page) as Partial<RawPage>;
  if (!Array.isArray(data)) {
    throw new TypeError(
      `it returned ${JSON.stringify(page)?.slice(0, 200)}, but must return { data: […] }`,
    );
  }
  return {
    data: toItems(data),
    next: next || undefined,
    ...(Array.isArray(ads) && ads.length > 0 && { ads }),
  };
}

/**
 * Creates a provider for your own catalog. It validates the options of each call, rejects when the signal is
 * aborted, and normalizes items. Items that are not GIFs are left out with one warning. Errors of your functions
 * become a `FetchError`; `fetchJson` keeps the HTTP status.
 *
 * @throws {TypeError} when the name is missing.
 */
export function defineProvider({
  name,
  capabilities: own,
  search,
  trending,
  gif,
  gifs,
  related,
  recents,
  emoji,
  ...rest
}: ProviderDefinition): GifProvider {
  assertText(name, 'name');
  const capabilities = { ...CAPABILITIES, ...own };
  const list = async (
    call: string,
    options: ListOptions = {},
    ask: (options: ReadOptions) => Promise<RawPage>,
  ): Promise<GifPage> => {
    options.signal?.throwIfAborted();
    const read = readListOptions(options, capabilities);
    return callOwn(`“${name}”.${call}`, read.signal, () => ask(read), toPage);
  };
  const item = (id: string, { type, signal }: ItemOptions = {}): Promise<IGif | undefined> =>
    callOwn(
      `“${name}”.gif`,
      signal,
      () => gif(id, { type, signal }),
      (raw) => (raw === null || raw === undefined ? undefined : normalizeGif(raw)),
    ).catch((error: { status?: number }) => {
      if (error.status === NOT_FOUND) return undefined;
      throw error;
    });
  const items = async (ids: readonly string[], options: ItemOptions): Promise<readonly IGif[]> => {
    if (!gifs) {
      const each = await Promise.all(ids.map((id) => item(id, options)));
      return each.filter((one) => one !== undefined);
    }
    return callOwn(`“${name}”.gifs`, options.signal, () => gifs(ids, options), toItems);
  };
  return withReferences({
    name,
    capabilities,
    search: (term, options) => list('search', options, (read) => search(term, read)),
    trending: (options) => list('trending', options, trending),
    async gif(id, options) {
      const found = await item(id, options);
      return onlyGif(found ? [found] : [], id, '');
    },
    async gifs(ids, options = {}) {
      const wanted = [...new Set(ids)];
      const found = wanted.length === 0 ? [] : await items(wanted, options);
      return new Map(found.map((one) => [String(one.id), one]));
    },
    ...(related && {
      related: (gif: IGif, options?: ListOptions) =>
        list('related', options, (read) => related(gif, read)),
    }),
    ...(recents && { recents: (options?: ListOptions) => list('recents', options, recents) }),
    ...(emoji && { emoji: (options?: ListOptions) => list('emoji', options, emoji) }),
    ...rest,
  });
}
