import type { IChannel, IGif, IVideo } from '@gifkit/model';

export interface ResultMeta {
  /** 'OK', or the server's error message. */
  msg: string;
  /** Id of the response, present in every valid one. */
  response_id: string;
  status: number;
}

export interface ResultPagination {
  /** Results in this page. */
  count: number;
  /** Results in all pages; some calls do not know it. */
  total_count: number;
  /** Results before this page. */
  offset: number;
}

export interface Result {
  meta: ResultMeta;
  pagination: ResultPagination;
}

/** A response with unnormalized data. */
export interface RawResult extends Result {
  data?: unknown;
}

export interface ErrorResult {
  message?: string;
  meta?: ResultMeta;
}

/** A GIF with a video: result of calls with `type: 'videos'`. */
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
  /** Cover of the category. */
  gif?: IGif;
  name: string;
  /** The name as used in URLs. */
  name_encoded: string;
  subcategories: ICategory[];
}

export interface CategoriesResult extends Result {
  data: ICategory[];
}

export interface ChannelsResult extends Result {
  data: IChannel[];
}

/** A search tag. */
export interface ITag {
  name: string;
  /** The name as used in URLs. */
  name_encoded: string;
  /** Id of the response that contained the tag. */
  response_id: string;
  /** Opaque; sent back with every pingback about this tag. */
  analytics_response_payload: string;
  /** Similarity to the requested tag, from 0 to 1. */
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
