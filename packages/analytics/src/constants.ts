/** Maximum number of events in a queue, including in-flight events. When it is full, the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 1000;

/** Browsers' limit for the bytes of all keepalive requests of a page. */
export const KEEPALIVE_BUDGET = 64 * 1024;

/** Longest `Retry-After` that is obeyed, in ms. A wrong date must not stop delivery for good. */
export const RETRY_AFTER_MAX = 10 * 60_000;

/** Maximum length of a text in an error report, in characters. */
export const MAX_TEXT_LENGTH = 1000;
