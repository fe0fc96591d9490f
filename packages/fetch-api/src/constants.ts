/** Where the public API lives when neither a client nor the page says otherwise. */
export const DEFAULT_SERVER_URL = 'https://api.giphy.com/v1/';

/** What every message of a failed request starts with. */
export const ERROR_PREFIX = '@gifkit/fetch-api: ';

/** The message of a failed request when the server gave none. */
export const DEFAULT_ERROR = 'Error fetching';

/** The message for a response without `meta.response_id`. */
export const SYNTHETIC_RESPONSE = 'synthetic response';

/** The server's message for content that is not available in the visitor's country. */
export const GEO_MESSAGE = 'This content is not available in your location';

/** The message when no GIF matches a request for a random one. */
export const NOTHING_FOUND = 'Nothing found';

/** The longest message of a server that is kept, in characters. */
export const SERVER_MESSAGE_MAX_LENGTH = 300;

/** How long, in ms, a response is reused. */
export const CACHE_MAX_AGE = 60_000;

/** How long, in ms, an error is reused. */
export const CACHE_ERROR_MAX_AGE = 6_000;

/** How many responses a client keeps; a page of 25 GIFs is about 150 KB of text. */
export const CACHE_MAX_ENTRIES = 100;

/** How many bytes of responses a client keeps: 32 MB. */
export const CACHE_MAX_BYTES = 32_000_000;

/** The largest response, in bytes after decompression: 5 MB. */
export const RESPONSE_MAX_BYTES = 5_000_000;

/**
 * A response with at least so many bytes is large; only a few of those are read at the same time. A page of 25
 * GIFs has 150 KB.
 */
export const LARGE_BODY_BYTES = 500_000;

/** How many large responses a client reads at a time: together 15 MB at most. */
export const LARGE_BODIES_AT_ONCE = 3;

/** How long, in ms, a call may take from its first request to the last byte of the response. */
export const REQUEST_TIMEOUT = 30_000;

/** The first wait, in ms, between two attempts; it doubles with each. */
export const RETRY_BASE_DELAY = 500;

/** The longest wait, in ms, between two attempts. */
export const RETRY_MAX_DELAY = 30_000;

/** Characters of the session id. */
export const PINGBACK_ID_LENGTH = 16;

/** The session storage entry that holds the session id. */
export const PINGBACK_ID_KEY = 'giphyPingbackId';
