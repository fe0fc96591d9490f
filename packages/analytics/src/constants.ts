/** How long, in ms, events wait for company before they are sent (spec.md section 9). */
export const ANALYTICS_DEBOUNCE = 1000;

/** Where pingbacks go when neither an option nor the page says otherwise. */
export const DEFAULT_PINGBACK_URL = 'https://pingback.giphy.com';

/** Names the SDK to the pingback service. Public in every page that uses it; it protects nothing. */
export const DEFAULT_PINGBACK_KEY = 'l0HlIwPWyBBUDAUgM';

/** What is added to an event's payload while logging is enabled (spec.md section 7). */
export const VERIFICATION_SUFFIX = '&mode=verification';

/** Events that wait at most, those on their way included; beyond them the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 1000;

/** Bytes of one request's body at most, so that several fit into the keepalive budget at once. */
export const MAX_BATCH_BYTES = 16 * 1024;

/** Bytes that a browser lets all keepalive requests of a page have in flight together. */
export const KEEPALIVE_BUDGET = 64 * 1024;

/** How long, in ms, the service may take to answer a request. */
export const PINGBACK_TIMEOUT = 30_000;

/** How many times in a row a failure is followed by a retry of its own accord. */
export const MAX_RETRIES = 5;

/** The first wait, in ms, before a retry; it doubles with each. */
export const RETRY_BASE_DELAY = 1000;

/** The longest wait, in ms, before a retry. */
export const RETRY_MAX_DELAY = 60_000;

/** What the storage entries begin with that hold the events of a page that went away. */
export const HANDOVER_PREFIX = 'gifkitPingbacks:';

/** How old, in ms, such events may be: a visit, as web analytics counts it. */
export const HANDOVER_MAX_AGE = 30 * 60_000;

/** Page views and events that wait for the visitor's consent to one vendor at most. */
export const MAX_HELD_HITS = 100;

/** Results on a page when a request names no limit (spec.md section 2). */
export const DEFAULT_PAGE_SIZE = 25;

/** Share of visitors whose errors are monitored (spec.md section 8). */
export const MONITORED_SHARE = 0.01;

/** Log entries that an error report carries (spec.md section 8). */
export const MAX_LOG_ENTRIES = 30;

/** Error reports in one second (spec.md section 8). */
export const MAX_REPORTS_PER_SECOND = 10;

/** Characters of one text in an error report (spec.md section 8). */
export const MAX_TEXT_LENGTH = 1000;

/** Console characters that one page's error reports may carry (spec.md section 8). */
export const MAX_CONSOLE_CHARACTERS = 80_000;
