/** The most events in a queue, those in requests included. Beyond it, the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 1000;

/** The most bytes that a browser allows in all keepalive requests of a page together. */
export const KEEPALIVE_BUDGET = 64 * 1024;

/** The longest wait, in ms, that the service can ask for: a wrong date must not silence a page for good. */
export const RETRY_AFTER_MAX = 10 * 60_000;

/** The most characters of one text in an error report. */
export const MAX_TEXT_LENGTH = 1000;
