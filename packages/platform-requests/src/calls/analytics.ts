import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done, json } from '../readers.ts';
import type { Id } from '../result-types.ts';

export interface TrendingSearchesOptions extends CallOptions {
  /** Whose GIFs the searches found. @default anybody's */
  username?: string | undefined;
}

/** A term that many search for. */
export interface TrendingSearch {
  term: string;
  count: number;
}

/**
 * Counts an event of a GIF.
 *
 * @param type what happened, as `view`.
 * @returns true; undefined, and 'Error sending giphyAnalyticsEvent' is logged with the error
 */
export const sendAnalyticsEvent = /* @__PURE__ */ site(
  'POST',
  '/ajax/gif/{id}/analytic/{type}/',
  (send, id: Id, type: string, options: CallOptions = {}) =>
    send({ params: { id, type }, options }, done),
  { message: 'Error sending giphyAnalyticsEvent' },
);

/**
 * What people search for at the moment, for the dashboard.
 *
 * @returns the searches; undefined, and the error is logged
 */
export const getDashboardTrendingSearches = /* @__PURE__ */ site(
  'GET',
  '/api/v1/analytics/dashboard-trending-searches/',
  (send, { username, ...options }: TrendingSearchesOptions = {}) =>
    send({ query: { username }, options }, json<TrendingSearch[]>),
);
