export { configureAnalytics, flushPingbacks, pingback } from './default-analytics.ts';
export { type GifAction, type GifPingbackOptions, gifPingback } from './gif-pingback.ts';
export { type GiphyAnalyticsEventOptions, giphyAnalyticsEvent } from './giphy-analytics-event.ts';
export { type HoverIntent, hoverIntent } from './hover-intent.ts';
export { type Analytics, createAnalytics } from './pingback/create-analytics.ts';
export { mergeAttributes } from './pingback/merge-attributes.ts';
export type {
  Pingback,
  PingbackActionType,
  PingbackAttributes,
  PingbackEvent,
} from './pingback/types.ts';
export { type AnalyticsOptions, type HandoverStorage, isAnalyticsEnabled } from './settings.ts';
