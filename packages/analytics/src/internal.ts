/** For Gifkit's other packages only; not covered by semantic versioning. */
export { gifPingback } from './pingback/gif-pingback.ts';
export { hasUndelivered, sendOnce } from './pingback/send-once.ts';
export { isAnalyticsEnabled } from './settings/settings.ts';
