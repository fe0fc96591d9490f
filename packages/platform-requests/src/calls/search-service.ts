import type { IGif } from '@gifkit/model';
import { site } from '../call.ts';
import { gifPage } from '../gif-page.ts';
import type { CallOptions } from '../options.ts';
import { done, text } from '../readers.ts';

/** Parameters of the search service, as they stand in its query. */
export interface SearchServiceQuery {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  [parameter: string]: string | number | boolean | undefined;
}

/** What the search service finds (spec.md section 3). */
export interface SearchServiceResult {
  results: IGif[];
  /** GIFs in all pages. */
  count: number;
  gps_keywords: string[];
}

/** A complaint about what a search found. */
export interface SearchReport {
  reasons: readonly string[];
  additional_info: string;
  search_response_id: string;
  search_term: string;
  search_content_type: string;
}

/**
 * Searches all GIFs of the platform, whatever their rating.
 *
 * @returns the page that was found; undefined, and the error is logged
 */
export const searchService = /* @__PURE__ */ site(
  'GET',
  '/api/v1/search-service/search/',
  (send, query: SearchServiceQuery, options: CallOptions = {}) =>
    send({ query, options }, gifPage<SearchServiceResult>),
);

/**
 * What a search finds, as comma-separated values with a line of names.
 *
 * @returns the text; undefined, and the error is logged
 */
export const exportSearch = /* @__PURE__ */ site(
  'GET',
  '/api/v1/search-service/csv/',
  (send, query: SearchServiceQuery, options: CallOptions = {}) => send({ query, options }, text),
);

/**
 * Says what is wrong with what a search found.
 *
 * @returns true; undefined, and the error is logged
 */
export const reportSearch = /* @__PURE__ */ site(
  'POST',
  '/ajax/report-search',
  (send, report: SearchReport, options: CallOptions = {}) => send({ body: report, options }, done),
);
