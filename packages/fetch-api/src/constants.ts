/** Where the public API lives when neither a client nor the page says otherwise. */
export const DEFAULT_SERVER_URL = 'https://api.giphy.com/v1/';

/** What every message of a failed request starts with (spec.md section 8). */
export const ERROR_PREFIX = '@gifkit/fetch-api: ';

/** The message of a failed request to which the server said nothing (spec.md section 8). */
export const DEFAULT_ERROR = 'Error fetching';

/** The message for an answer without `meta.response_id` (spec.md section 8). */
export const SYNTHETIC_RESPONSE = 'synthetic response';

/** The server's message for content that it does not show where the visitor is. */
export const GEO_MESSAGE = 'This content is not available in your location';

/** How long, in ms, an answer is reused (spec.md section 9). */
export const CACHE_MAX_AGE = 60_000;

/** How long, in ms, an error is reused (spec.md section 9). */
export const CACHE_ERROR_MAX_AGE = 6_000;

/** How many answers a client keeps; a page of 25 GIFs is about 150 KB of text. */
export const CACHE_MAX_ENTRIES = 100;

/** How long, in ms, a call may take from its first request to the last byte of the answer. */
export const REQUEST_TIMEOUT = 30_000;

/** The first wait, in ms, between two attempts; it doubles with each. */
export const RETRY_BASE_DELAY = 500;

/** The longest wait, in ms, between two attempts. */
export const RETRY_MAX_DELAY = 30_000;

/** Characters of the session id (spec.md section 3). */
export const PINGBACK_ID_LENGTH = 16;

/** The session storage entry that holds the session id. */
export const PINGBACK_ID_KEY = 'giphyPingbackId';
