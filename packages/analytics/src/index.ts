export { type Analytics, createAnalytics } from './pingback/create-analytics.ts';
export { configureAnalytics, flushPingbacks, pingback } from './pingback/default-analytics.ts';
export { type GifAction, type GifPingbackOptions, gifPingback } from './pingback/gif-pingback.ts';
export { mergeAttributes } from './pingback/merge-attributes.ts';
export type {
  Pingback,
  PingbackActionType,
  PingbackAttributes,
  PingbackEvent,
} from './pingback/types.ts';
export { giphyAnalyticsEvent } from './same-origin/giphy-analytics-event.ts';
export type { AnalyticsOptions, OutboxStorage } from './settings/analytics-options.ts';
export { isAnalyticsEnabled } from './settings/settings.ts';
