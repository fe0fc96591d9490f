/** Results in a response to a request without `limit`. */
export const DEFAULT_LIMIT = 25;
/** A larger limit is lowered to this one, as the service does for keys without a contract. */
export const MAX_LIMIT = 50;
/** A larger offset is lowered to this one. */
export const MAX_OFFSET = 4999;
/** Results that paging can reach. No list is longer, and no `total_count` is higher. */
export const RESULT_WINDOW = MAX_OFFSET + 1;
/** Maximum length of a search query. The service responds to longer ones with status 414. */
export const MAX_QUERY_LENGTH = 50;
/** Maximum number of ids in `gifs?ids=`. */
export const MAX_IDS = 100;

/** Requests, and events, that a log keeps. Older ones are dropped. */
export const LOG_SIZE = 1000;
/** About how many bytes a log keeps, counted as characters of its entries in JSON. */
export const LOG_BYTES = 8_000_000;
/** Bytes that the body of a request may have: an uploaded file, with the form around it. */
export const MAX_BODY_BYTES = 100_000_000;
/** How long a browser may cache the response to a preflight request, in s. */
export const PREFLIGHT_SECONDS = 86_400;

/** Where the SDK sends its pingbacks. */
export const PINGBACK_PATH = '/v2/pingback';

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 4002;
export const DEFAULT_EMBED_PORT = 4001;
export const DEFAULT_EMBED_URL = `http://localhost:${DEFAULT_EMBED_PORT}/embed/`;
