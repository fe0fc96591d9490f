import type { IGif } from '@gifkit/model';
import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, text } from '../transport/readers.ts';
import { toGif } from './normalize.ts';
import { page } from './normalized-readers.ts';

/** Parameters of the search service, as they stand in its query. */
export interface SearchServiceQuery {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  [parameter: string]: string | number | boolean | undefined;
}

/** A page of search results. */
export interface SearchServiceResult {
  results: IGif[];
  /** GIFs in all pages. */
  count: number;
  gps_keywords: string[];
}

/** A complaint about the results of a search. */
export interface SearchReport {
  reasons: readonly string[];
  additional_info: string;
  search_response_id: string;
  search_term: string;
  search_content_type: string;
}

/**
 * Searches all GIFs of the platform, with any rating.
 *
 * @returns a page of results; undefined, and the error is logged
 */
export const searchService = /* @__PURE__ */ site(
  'GET',
  '/api/v1/search-service/search/',
  (send, query: SearchServiceQuery, options: CallOptions = {}) =>
    send({ query, options }, page<SearchServiceResult>(toGif)),
);

/**
 * The results of a search as CSV: comma-separated values below a line of names.
 *
 * @returns the CSV text; undefined, and the error is logged
 */
export const exportSearch = /* @__PURE__ */ site(
  'GET',
  '/api/v1/search-service/csv/',
  (send, query: SearchServiceQuery, options: CallOptions = {}) => send({ query, options }, text),
);

/**
 * Reports what is wrong with the results of a search.
 *
 * @returns true; undefined, and the error is logged
 */
export const reportSearch = /* @__PURE__ */ site(
  'POST',
  '/ajax/report-search',
  (send, report: SearchReport, options: CallOptions = {}) => send({ body: report, options }, done),
);
