import type { IChannel, IGif, IVideo } from '@gifkit/model';

export interface ResultMeta {
  /** The server's own words: 'OK', or what went wrong. */
  msg: string;
  /** Id of the response. Every valid response has one. */
  response_id: string;
  status: number;
}

export interface ResultPagination {
  /** Results in this page. */
  count: number;
  /** Results in all pages; not every call knows. */
  total_count: number;
  /** Results before this page. */
  offset: number;
}

export interface Result {
  meta: ResultMeta;
  pagination: ResultPagination;
}

/** A result as it comes from the server, before a normaliser has seen its data. */
export interface RawResult extends Result {
  data?: unknown;
}

export interface ErrorResult {
  message?: string;
  meta?: ResultMeta;
}

/** A GIF that surely comes with its video: what calls with `type: 'videos'` give. */
export type VideoGif = IGif & { video: IVideo };

export interface GifResult extends Result {
  data: IGif;
}

export interface GifsResult<T extends IGif = IGif> extends Result {
  data: T[];
}

export interface NonPaginatedGifsResult {
  data: IGif[];
  meta: ResultMeta;
}

export interface ICategory {
  /** A GIF that stands for the category. */
  gif?: IGif;
  name: string;
  /** The name as it stands in a URL. */
  name_encoded: string;
  subcategories: ICategory[];
}

export interface CategoriesResult extends Result {
  data: ICategory[];
}

export interface ChannelsResult extends Result {
  data: IChannel[];
}

/** A tag as people search for it. */
export interface ITag {
  name: string;
  /** The name as it stands in a URL. */
  name_encoded: string;
  /** Id of the response that it came in. */
  response_id: string;
  /** Opaque; goes back with every pingback about this tag. */
  analytics_response_payload: string;
  /** How close it is to the tag asked for, from 0 to 1. */
  score?: number;
}

export interface TagsResult extends Result {
  data: ITag[];
}

/** Search terms, the most frequent first. */
export interface TermsResult {
  data: string[];
  meta: ResultMeta;
}
