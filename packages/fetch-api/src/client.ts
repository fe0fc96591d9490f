import type { ClientOptions } from './client-options.ts';
import { defaultRating } from './defaults.ts';
import { toGif, toGifs, toVideoGifs } from './normalize.ts';
import type {
  CallOptions,
  GifOptions,
  MediaType,
  RandomOptions,
  RatingOption,
  RelatedOptions,
  SearchOptions,
  TrendingOptions,
} from './option-types.ts';
import { toQuery, toSegment } from './query.ts';
import { Requester, type RequestOptions } from './requester.ts';
import type { GifResult, GifsResult, RawResult, VideoGif } from './result-types.ts';
import { getPingbackId } from './session-id.ts';

const rated = <T extends RatingOption>(query: T): T => ({
  ...query,
  rating: query.rating ?? defaultRating,
});

/**
 * The public GIF API (spec.md section 7). Answers are kept for 60 s, errors for 6 s.
 *
 * Every call rejects with a {@link FetchError} when it fails, and with the reason of its `signal` when
 * that is aborted.
 *
 * @example
 * const client = new GiphyFetch('your api key');
 * const { data: gifs } = await client.search('cats', { limit: 10 });
 */
export class GiphyFetch {
  readonly #apiKey: string;
  readonly #qsParams: Record<string, string>;
  readonly #pingbackId: string | undefined;
  readonly #requester: Requester;

  /**
   * @param apiKey goes with every request as `api_key`.
   * @param qsParams more parameters that go with every request, and win over those of a call.
   */
  constructor(apiKey: string, qsParams: Record<string, string> = {}, options: ClientOptions = {}) {
    this.#apiKey = apiKey;
    this.#qsParams = qsParams;
    this.#pingbackId = options.pingbackId;
    this.#requester = new Requester(options);
  }

  /** One GIF by its id. */
  gif(id: string, { internal, signal }: GifOptions = {}): Promise<GifResult> {
    const path = `${internal ? 'internal/' : ''}gifs/${toSegment(id)}`;
    return this.#get(path, toGif, { signal });
  }

  /** GIFs by their ids. */
  gifs(ids: string[], options?: CallOptions): Promise<GifsResult>;
  /** GIFs of a category and subcategory. */
  gifs(category: string, subcategory: string, options?: CallOptions): Promise<GifsResult>;
  gifs(
    idsOrCategory: string[] | string,
    subcategoryOrOptions: string | CallOptions = {},
    options: CallOptions = {},
  ): Promise<GifsResult> {
    if (typeof subcategoryOrOptions === 'string') {
      const category = toSegment(idsOrCategory);
      const path = `gifs/categories/${category}/${toSegment(subcategoryOrOptions)}`;
      return this.#get(path, toGifs, options);
    }
    const ids = String(idsOrCategory);
    return this.#get('gifs', toGifs, { ...subcategoryOrOptions, ids } as CallOptions);
  }

  /** GIFs, stickers, text or clips that fit a term. */
  search(term: string, options: SearchOptions & { type: 'videos' }): Promise<GifsResult<VideoGif>>;
  search(term: string, options?: SearchOptions): Promise<GifsResult>;
  search(term: string, options: SearchOptions = {}): Promise<GifsResult> {
    const { type = 'gifs', channel, ...rest } = options;
    const query = {
      ...rest,
      q: channel ? `@${channel} ${term}` : term,
      excludeDynamicResults: type === 'text' || undefined,
    };
    return this.#list(`${type}/search`, type, query);
  }

  /** What is popular at the moment. */
  trending(options: TrendingOptions & { type: 'videos' }): Promise<GifsResult<VideoGif>>;
  trending(options?: TrendingOptions): Promise<GifsResult>;
  trending({ type = 'gifs', ...query }: TrendingOptions = {}): Promise<GifsResult> {
    return this.#list(`${type}/trending`, type, query);
  }

  /** What is like the GIF with this id. */
  related(id: string, options: RelatedOptions & { type: 'videos' }): Promise<GifsResult<VideoGif>>;
  related(id: string, options?: RelatedOptions): Promise<GifsResult>;
  related(id: string, { type = 'gifs', ...query }: RelatedOptions = {}): Promise<GifsResult> {
    return this.#list(`${type}/related`, type, { ...query, gif_id: id } as RelatedOptions);
  }

  /** One GIF by chance, another one with every call. */
  random({ type = 'gifs', ...query }: RandomOptions = {}): Promise<GifResult> {
    return this.#get(`${type}/random`, toGif, rated(query), { noCache: true });
  }

  /** Forgets all answers. */
  clearCache(): void {
    this.#requester.clear();
  }

  #list(path: string, type: MediaType, query: CallOptions & RatingOption): Promise<GifsResult> {
    return this.#get(path, type === 'videos' ? toVideoGifs : toGifs, rated(query));
  }

  #get<T>(
    path: string,
    normalizer: (raw: RawResult) => T,
    { signal, ...query }: CallOptions = {},
    options: RequestOptions = {},
  ): Promise<T> {
    const pingback_id = this.#pingbackId ?? getPingbackId();
    const queryString = toQuery(query, { api_key: this.#apiKey, pingback_id }, this.#qsParams);
    return this.#requester.request(`${path}?${queryString}`, { ...options, signal, normalizer });
  }
}
