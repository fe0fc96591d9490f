export { retryAfterOf } from './delivery/outcome.ts';
export type { AnalyticsOptions, OutboxStorage } from './page.ts';
export { type Analytics, createAnalytics } from './pingback/create-analytics.ts';
export { configureAnalytics, flushPingbacks, pingback } from './pingback/default-analytics.ts';
export {
  type GifAction,
  gifPingback,
  mergeAttributes,
} from './pingback/gif-pingback.ts';
export { hasUndelivered, sendOnce } from './pingback/send-once.ts';
export type {
  Pingback,
  PingbackActionType,
  PingbackAttributes,
  PingbackEvent,
} from './pingback/types.ts';
export { giphyAnalyticsEvent } from './same-origin/giphy-analytics-event.ts';
export { asksForPrivacy, isAnalyticsEnabled } from './settings/settings.ts';
