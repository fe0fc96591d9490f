export type MediaType = 'gifs' | 'stickers' | 'text' | 'videos';

/** Highest rating of the results. */
export type Rating = 'y' | 'g' | 'pg' | 'pg-13' | 'r';

export interface CallOptions {
  /**
   * Ends this call: its promise rejects with the signal's reason. Other callers waiting for the same response still
   * get it; the network request ends when no caller is waiting for it.
   */
  signal?: AbortSignal | undefined;
}

export interface TypeOption {
  /** @default 'gifs' */
  type?: MediaType | undefined;
}

export interface RatingOption {
  /** Default: 'pg-13', or the value of `setDefaultRating`. */
  rating?: Rating | undefined;
}

export interface PaginationOptions extends CallOptions {
  /** Number of results to fetch. Default: 25, set by the server. */
  limit?: number | undefined;
  /** Number of results to skip. @default 0 */
  offset?: number | undefined;
}

export interface CategoriesOptions extends PaginationOptions {}

export interface SubcategoriesOptions extends PaginationOptions {}

export interface GifOptions extends CallOptions {
  /** Fetches more metadata, which only some keys may read. @default false */
  internal?: boolean | undefined;
}

export interface RelatedOptions extends PaginationOptions, RatingOption {
  /** @default 'gifs' */
  type?: 'gifs' | 'stickers' | 'videos' | undefined;
}

export interface TrendingOptions extends PaginationOptions, TypeOption, RatingOption {}

export interface RandomOptions extends PaginationOptions, RatingOption {
  /** @default 'gifs' */
  type?: 'gifs' | 'stickers' | undefined;
  /** Subject of the GIF. */
  tag?: string | undefined;
}

export interface SearchOptions extends PaginationOptions, TypeOption, RatingOption {
  /** Default: 'relevant', set by the server. */
  sort?: 'relevant' | 'recent' | undefined;
  /** Two-letter language code of the term. Default: 'en', set by the server. */
  lang?: string | undefined;
  /** Username of the channel to search in. */
  channel?: string | undefined;
  /** Prefers varied results for browsing over the closest matches. */
  explore?: boolean | undefined;
}

export interface RelatedTagsOptions extends CallOptions {
  /** Minimum similarity of a tag, from 0 to 1. Default: 0, set by the server. */
  score?: number | undefined;
}

export interface CtaOptions extends CallOptions {
  /** Link of the call to action. */
  link?: string | undefined;
  /** Text of the call to action. If missing, the GIF's call to action is removed. */
  text?: string | undefined;
}
