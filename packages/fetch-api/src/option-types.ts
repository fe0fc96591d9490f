/** The kind of content. */
export type MediaType = 'gifs' | 'stickers' | 'text' | 'videos';

/** The highest rating that a result may have. */
export type Rating = 'y' | 'g' | 'pg' | 'pg-13' | 'r';

/** Options of every call. */
export interface CallOptions {
  /**
   * Ends this call: its promise rejects with the signal's reason. Other callers that wait for the same
   * response still get it; the network request ends when no caller waits any more.
   */
  signal?: AbortSignal | undefined;
}

export interface TypeOption {
  /** @default 'gifs' */
  type?: MediaType | undefined;
}

export interface RatingOption {
  /** @default 'pg-13', or what `setDefaultRating` says */
  rating?: Rating | undefined;
}

export interface PaginationOptions extends CallOptions {
  /** How many results to fetch. @default 25, set by the server */
  limit?: number | undefined;
  /** How many results to skip. @default 0 */
  offset?: number | undefined;
}

export interface CategoriesOptions extends PaginationOptions {}

export interface SubcategoriesOptions extends PaginationOptions {}

export interface GifOptions extends CallOptions {
  /** Asks for more metadata, which only some keys may see. @default false */
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
  /** What the GIF should be about. */
  tag?: string | undefined;
}

export interface SearchOptions extends PaginationOptions, TypeOption, RatingOption {
  /** @default 'relevant', set by the server */
  sort?: 'relevant' | 'recent' | undefined;
  /** Two-letter language code of the term. @default 'en', set by the server */
  lang?: string | undefined;
  /** Username of the channel to search in. */
  channel?: string | undefined;
  /** Asks for varied results to browse, not for the closest matches. */
  explore?: boolean | undefined;
}

export interface RelatedTagsOptions extends CallOptions {
  /** How close a tag has to be at least, from 0 to 1. @default 0, set by the server */
  score?: number | undefined;
}

export interface CtaOptions extends CallOptions {
  /** Where the call to action leads. */
  link?: string | undefined;
  /** What it says. Without it, the GIF's call to action is removed. */
  text?: string | undefined;
}
