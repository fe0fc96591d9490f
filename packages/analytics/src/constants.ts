/** How long, in ms, the queue waits for more events before it sends. */
export const ANALYTICS_DEBOUNCE = 1000;

/** How long, in ms, an event waits at most, however many come after it. */
export const ANALYTICS_MAX_WAIT = 5000;

/** How long, in ms, a pointer has to rest on a GIF before that counts as a hover. */
export const HOVER_PINGBACK_DELAY = 200;

/** Where pingbacks go unless an option, the page's global or the environment names another service. */
export const DEFAULT_PINGBACK_URL = 'https://pingback.giphy.com';

/** Names the SDK to the pingback service. It is public in every page that uses it and protects nothing. */
export const DEFAULT_PINGBACK_KEY = 'l0HlIwPWyBBUDAUgM';

/** Added to an event's payload while logging is enabled. */
export const VERIFICATION_SUFFIX = '&mode=verification';

/** The most events in a queue, those in requests included. Beyond it, the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 1000;

/** The most bytes in one request's body, so that several requests fit into the keepalive budget. */
export const MAX_BATCH_BYTES = 16 * 1024;

/** The most bytes that a browser allows in all keepalive requests of a page together. */
export const KEEPALIVE_BUDGET = 64 * 1024;

/** How long, in ms, to wait for a response. */
export const PINGBACK_TIMEOUT = 30_000;

/** How many retries in a row start without a new event. */
export const MAX_RETRIES = 5;

/** The wait, in ms, before the first retry. It doubles with each retry. */
export const RETRY_BASE_DELAY = 1000;

/** The longest wait, in ms, before a retry. */
export const RETRY_MAX_DELAY = 60_000;

/** The longest wait, in ms, that the service can ask for: a wrong date must not silence a page for good. */
export const RETRY_AFTER_MAX = 10 * 60_000;

/** Prefix of the storage keys for events that the service has not accepted. */
export const OUTBOX_PREFIX = 'gifkitPingbacks:';

/** How long, in ms, such events are kept: as long as a visit lasts in web analytics. */
export const OUTBOX_MAX_AGE = 30 * 60_000;

/** Prefix of the storage keys for events that were sent by a page that could not hear the response. */
export const UNCONFIRMED_PREFIX = 'gifkitUnconfirmed:';

/** How long, in ms, such events are kept: a failure that is heard later says little about them. */
export const UNCONFIRMED_MAX_AGE = 5 * 60_000;

/** The most bytes of all stored events, of all pages of the origin together. Hosts have 5 MB for all they store. */
export const OUTBOX_MAX_BYTES = 64 * 1024;

/** How long, in ms, until a page that has no consent platform is looked at again; it doubles each time. */
export const CONSENT_LOOK_DELAY = 250;

/** The longest time, in ms, between two such looks. */
export const CONSENT_LOOK_MAX_DELAY = 10_000;

/** The most page views and events that wait for the visitor's consent to one vendor. */
export const MAX_HELD_HITS = 100;

/** Results per page of a request that names no limit. */
export const DEFAULT_PAGE_SIZE = 25;

/** Share of visitors whose errors are monitored. */
export const MONITORED_SHARE = 0.01;

/** The most log entries in an error report. */
export const MAX_LOG_ENTRIES = 30;

/** The most error reports per second. */
export const MAX_REPORTS_PER_SECOND = 10;

/** The most characters of one text in an error report. */
export const MAX_TEXT_LENGTH = 1000;

/** The most characters of console output in all error reports of a page. */
export const MAX_CONSOLE_CHARACTERS = 80_000;
