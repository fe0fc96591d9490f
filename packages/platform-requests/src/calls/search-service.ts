import { type IGif, normalizeGif } from '@gifkit/model';
import { call, done, page, withBody } from '../call.ts';
import type { CallOptions } from '../context.ts';
import type { Reader } from '../send.ts';

interface SearchServiceQuery {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  [parameter: string]: string | number | boolean | undefined;
}

interface SearchServiceResult {
  results: IGif[];
  /** GIFs in all pages. */
  count: number;
  gps_keywords: string[];
}

interface SearchReport {
  reasons: readonly string[];
  additional_info: string;
  search_response_id: string;
  search_term: string;
  search_content_type: string;
}

const toParts = (query: SearchServiceQuery, options?: CallOptions) => ({ query, options });

const text: Reader<string> = ({ response }) => response.text();

/** Searches all GIFs of the platform, with any rating. */
export const searchService = /* @__PURE__ */ call(
  'GET /api/v1/search-service/search/',
  toParts,
  page<SearchServiceResult>('GIFs', (gif) => normalizeGif(gif)),
);

/** Exports search results as CSV with a header line. */
export const exportSearch = /* @__PURE__ */ call('GET /api/v1/search-service/csv/', toParts, text);

/** Reports bad search results. */
export const reportSearch = /* @__PURE__ */ call(
  'POST /ajax/report-search',
  withBody<SearchReport>,
  done,
);
