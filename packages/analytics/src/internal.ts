/**
 * For Gifkit's other packages only: it may change in any release. What is not imported from here is left out by
 * bundlers: no module of this package does anything by itself.
 */
export { gifPingback } from './pingback/gif-pingback.ts';
export { type HoverIntent, hoverIntent } from './pingback/hover-intent.ts';
export { mergeAttributes } from './pingback/merge-attributes.ts';
export { hasUndelivered, sendOnce } from './pingback/send-once.ts';
