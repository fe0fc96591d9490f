import { Logger } from '@gifkit/fetch-api';

type AnalyticsModule = typeof import('@gifkit/analytics');

let loading: Promise<AnalyticsModule | undefined> | undefined;

/**
 * Analytics, which no component needs to show a GIF, so that it comes apart from them. Asked for again
 * after it could not be loaded; until then there is none.
 */
export function loadAnalytics(): Promise<AnalyticsModule | undefined> {
  loading ??= import('@gifkit/analytics').catch((error: unknown) => {
    loading = undefined;
    Logger.warn('pingbacks failing to post: analytics could not be loaded', error);
    return undefined;
  });
  return loading;
}
