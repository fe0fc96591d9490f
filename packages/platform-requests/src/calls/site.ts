import { call, done, type Id, json, noArguments } from '../call.ts';
import type { CallOptions } from '../context.ts';

type TrendingSearchesOptions = CallOptions & {
  /** Limits the list to searches that found this user's GIFs. Default: all users. */
  username?: string | undefined;
};

const environment = {
  getBuild: call(
    'GET /api/v3/env/build',
    noArguments,
    json<{ build: string; [field: string]: unknown }>,
  ),
};

const analytics = {
  /**
   * Counts an event of a GIF. A failure is logged as 'Error sending giphyAnalyticsEvent'.
   *
   * @param type kind of event, such as `view`.
   */
  sendAnalyticsEvent: call(
    'POST /ajax/gif/{id}/analytic/{type}/',
    (id: Id, type: string, options?: CallOptions) => ({ params: { id, type }, options }),
    done,
    'Error sending giphyAnalyticsEvent',
  ),

  /** Fetches the trending searches of the dashboard, with their counts. */
  getDashboardTrendingSearches: call(
    'GET /api/v1/analytics/dashboard-trending-searches/',
    ({ username, ...options }: TrendingSearchesOptions = {}) => ({ query: { username }, options }),
    json<{ term: string; count: number }[]>,
  ),
};

export const site = { environment, analytics };
