/**
 * For Gifkit's other packages only: it may change in any release. Bundlers leave out what is not imported from
 * here, because no module of this package has side effects.
 */
export { gifPingback } from './pingback/gif-pingback.ts';
export { hasUndelivered, sendOnce } from './pingback/send-once.ts';
export { isAnalyticsEnabled } from './settings/settings.ts';
