import { getPingbackId, segment, toQuery } from '@gifkit/http';
import type { GifID } from '@gifkit/model';
import type { ClientOptions } from './client-options.ts';
import { defaultRating } from './defaults.ts';
import {
  asIs,
  toCategories,
  toChannels,
  toGif,
  toGifs,
  toRandomGif,
  toTags,
  toTerms,
  toVideoGifs,
} from './normalize.ts';
import type {
  CallOptions,
  CategoriesOptions,
  CtaOptions,
  GifOptions,
  PaginationOptions,
  RandomOptions,
  RatingOption,
  RelatedOptions,
  RelatedTagsOptions,
  SearchOptions,
  SubcategoriesOptions,
  TrendingOptions,
  TypeOption,
} from './option-types.ts';
import { createRequester, type Requester, type RequestOptions } from './requester.ts';
import type {
  CategoriesResult,
  ChannelsResult,
  GifResult,
  GifsResult,
  NonPaginatedGifsResult,
  RawResult,
  TagsResult,
  TermsResult,
  VideoGif,
} from './result-types.ts';

/** Callers without types pass `null`, or an empty type. */
const withDefaults = <T extends RatingOption & Partial<TypeOption>>(options: T | undefined) => ({
  ...(options as T),
  type: options?.type || 'gifs',
  rating: options?.rating ?? defaultRating,
});

const listOf = (type: string) => (type === 'videos' ? toVideoGifs : toGifs);

/**
 * Client of the public GIF API. Responses are reused for 60 s, errors for 6 s. Equal calls at the same time share
 * one request; in a page, so do all clients with the same key and options. Each caller gets its own copy of a
 * result.
 *
 * Every call rejects with a {@link FetchError} when it fails, and with the reason of its `signal` when that is
 * aborted.
 *
 * @example
 * const client = new GiphyFetch('your api key');
 * const { data: gifs } = await client.search('cats', { limit: 10 });
 */
export class GiphyFetch {
  readonly #apiKey: string;
  readonly #qsParams: Record<string, string>;
  readonly #options: ClientOptions;
  readonly #requester: Requester;

  /**
   * @param apiKey sent with every request as `api_key`.
   * @param qsParams more parameters, sent with every request; they override those of a call.
   */
  constructor(apiKey: string, qsParams: Record<string, string> = {}, options: ClientOptions = {}) {
    this.#apiKey = apiKey;
    this.#qsParams = qsParams;
    this.#options = options;
    this.#requester = createRequester(options);
  }

  /** Key, parameters and server, for the id of a provider. @internal */
  get settings(): readonly unknown[] {
    return [this.#apiKey, this.#qsParams, this.#options.baseUrl];
  }

  /** Searches GIFs, stickers, text or clips. */
  search(term: string, options: SearchOptions & { type: 'videos' }): Promise<GifsResult<VideoGif>>;
  search(term: string, options?: SearchOptions): Promise<GifsResult>;
  search(term: string, given?: SearchOptions): Promise<GifsResult> {
    const { type, channel, ...options } = withDefaults(given);
    return this.#get(`${type}/search`, listOf(type), {
      ...options,
      q: channel ? `@${channel} ${term}` : term,
      excludeDynamicResults: type === 'text' || undefined,
    });
  }

  /** Fetches the currently popular GIFs, stickers, text or clips. */
  trending(options: TrendingOptions & { type: 'videos' }): Promise<GifsResult<VideoGif>>;
  trending(options?: TrendingOptions): Promise<GifsResult>;
  trending(given?: TrendingOptions): Promise<GifsResult> {
    const { type, ...options } = withDefaults(given);
    return this.#get(`${type}/trending`, listOf(type), options);
  }

  /** Fetches GIFs similar to the one with this id. */
  related(id: GifID, options: RelatedOptions & { type: 'videos' }): Promise<GifsResult<VideoGif>>;
  related(id: GifID, options?: RelatedOptions): Promise<GifsResult>;
  related(id: GifID, given?: RelatedOptions): Promise<GifsResult> {
    const { type, ...options } = withDefaults(given);
    return this.#get(`${type}/related`, listOf(type), { ...options, gif_id: id });
  }

  /**
   * Fetches a random GIF. It is never cached, so each call returns a new one.
   *
   * @throws {NothingFoundFetchError} when no GIF matches.
   */
  random(given?: RandomOptions): Promise<GifResult> {
    const { type, ...options } = withDefaults(given);
    return this.#get(`${type}/random`, toRandomGif, options, { noCache: true });
  }

  /** Fetches one GIF by its id. */
  gif(id: GifID, given?: GifOptions): Promise<GifResult> {
    const { internal, ...options } = given ?? {};
    return this.#get([...(internal ? ['internal'] : []), 'gifs', id], toGif, options);
  }

  /** Fetches GIFs by their ids. */
  gifs(ids: readonly GifID[], options?: CallOptions): Promise<GifsResult>;
  /** Fetches the GIFs of a subcategory. */
  gifs(category: string, subcategory: string, options?: PaginationOptions): Promise<GifsResult>;
  gifs(
    idsOrCategory: readonly GifID[] | string,
    subcategoryOrOptions?: string | CallOptions,
    options?: PaginationOptions,
  ): Promise<GifsResult> {
    if (Array.isArray(idsOrCategory)) {
      const given = subcategoryOrOptions as CallOptions | undefined;
      return this.#get('gifs', toGifs, { ...given, ids: idsOrCategory });
    }
    const path = ['gifs', 'categories', idsOrCategory, subcategoryOrOptions];
    return this.#get(path, toGifs, options);
  }

  /** Fetches emoji: stickers of a curated channel. */
  emoji(options?: PaginationOptions): Promise<GifsResult> {
    return this.#get('emoji', toGifs, options);
  }

  /** Fetches the default variation of each emoji. */
  emojiDefaultVariations(options?: PaginationOptions): Promise<GifsResult> {
    return this.#get('emoji', toGifs, options, { apiVersion: 2 });
  }

  /** Fetches all variations of one emoji. */
  emojiVariations(id: GifID, options?: CallOptions): Promise<NonPaginatedGifsResult> {
    return this.#get(['emoji', id, 'variations'], toGifs, options, { apiVersion: 2 });
  }

  /** Renders a text as animations in several styles. */
  animate(text: string, options?: PaginationOptions): Promise<GifsResult> {
    return this.#get('text/animate', toGifs, { ...options, m: text });
  }

  /** Fetches all categories. */
  categories(options?: CategoriesOptions): Promise<CategoriesResult> {
    return this.#get('gifs/categories', toCategories, options);
  }

  /** Fetches the subcategories of a category. */
  subcategories(category: string, options?: SubcategoriesOptions): Promise<CategoriesResult> {
    return this.#get(['gifs', 'categories', category], toCategories, options);
  }

  /** Searches channels. */
  channels(term: string, options?: SearchOptions): Promise<ChannelsResult> {
    return this.#get('channels/search', toChannels, {
      ...options,
      rating: options?.rating ?? defaultRating,
      q: term,
    });
  }

  /** Fetches GIFs associated with a GIF: variations of an emoji, or more GIFs of the same user. */
  associations(id: GifID, options?: PaginationOptions): Promise<GifsResult> {
    return this.#get(['gifs', id, 'associations'], toGifs, options);
  }

  /** Fetches the currently most frequent search terms. */
  trendingSearches(options?: CallOptions): Promise<TermsResult> {
    return this.#get('trending/searches', toTerms, options, { apiVersion: 2 });
  }

  /** Fetches tags that begin with a term, for autocompletion. */
  searchTags(term: string, options?: PaginationOptions): Promise<TagsResult> {
    return this.#get('gifs/search/tags', toTags, { ...options, q: term });
  }

  /** Fetches tags related to a tag, the closest first. */
  relatedTags(tag: string, options?: RelatedTagsOptions): Promise<TagsResult> {
    return this.#get(['tags', 'related', tag], toTags, options);
  }

  /** Sets the call to action of a GIF, or removes it if there is no text. */
  async updateCta(id: GifID, options: CtaOptions = {}): Promise<void> {
    const method = options.text ? 'PUT' : 'DELETE';
    await this.#get(['gifs', id, 'cta'], asIs, options, { method });
    this.clearCache();
  }

  /**
   * Makes a call in advance, so that its response is in the cache when it is needed. Never rejects: if the call
   * fails, the next equal call rejects.
   *
   * @example
   * void client.prefetch(() => client.search('cats', { offset: 25 }));
   */
  async prefetch(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch {}
  }

  /** Empties the cache, including errors. Clients that share the cache send new requests as well. */
  clearCache(): void {
    this.#requester.clear();
  }

  /** @param path a list if values are segments of it. */
  async #get<T, Options extends CallOptions>(
    path: string | readonly unknown[],
    normalizer: (raw: RawResult) => T,
    options?: Options,
    request?: RequestOptions,
  ): Promise<T> {
    const { signal, ...parameters }: CallOptions = options ?? {};
    const query = toQuery({
      ...parameters,
      api_key: this.#apiKey,
      pingback_id: this.#options.pingbackId ?? getPingbackId(),
      ...this.#qsParams,
    });
    const address = typeof path === 'string' ? path : path.map((part) => segment(part)).join('/');
    return this.#requester.request(`${address}?${query}`, { ...request, signal, normalizer });
  }
}
