import { call, done, type Id, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

interface TrendingSearchesOptions extends CallOptions {
  /** Limits the list to searches that found this user's GIFs. Default: all users. */
  username?: string | undefined;
}

/**
 * Counts an event of a GIF. A failure is logged as 'Error sending giphyAnalyticsEvent'.
 *
 * @param type kind of event, such as `view`.
 */
export const sendAnalyticsEvent = /* @__PURE__ */ call(
  'POST /ajax/gif/{id}/analytic/{type}/',
  (id: Id, type: string, options?: CallOptions) => ({ params: { id, type }, options }),
  done,
  'Error sending giphyAnalyticsEvent',
);

/** Fetches the trending searches of the dashboard, with their counts. */
export const getDashboardTrendingSearches = /* @__PURE__ */ call(
  'GET /api/v1/analytics/dashboard-trending-searches/',
  ({ username, ...options }: TrendingSearchesOptions = {}) => ({ query: { username }, options }),
  json<{ term: string; count: number }[]>,
);
