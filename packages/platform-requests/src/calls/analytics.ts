import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

export interface TrendingSearchesOptions extends CallOptions {
  /** Only searches that found this user's GIFs. @default any user's */
  username?: string | undefined;
}

/** A search term, and how many times it was searched for. */
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
 * The trending searches of the dashboard.
 *
 * @returns the searches; undefined, and the error is logged
 */
export const getDashboardTrendingSearches = /* @__PURE__ */ site(
  'GET',
  '/api/v1/analytics/dashboard-trending-searches/',
  (send, { username, ...options }: TrendingSearchesOptions = {}) =>
    send({ query: { username }, options }, json<TrendingSearch[]>),
);
