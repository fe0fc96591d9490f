/** Results in a response without `limit`. */
export const DEFAULT_LIMIT = 25;
/** Larger limits are lowered to this one, like the service does for keys without a contract. */
export const MAX_LIMIT = 50;
/** Larger offsets are lowered to this one. */
export const MAX_OFFSET = 4999;
/** Maximum length of a list and of `total_count`. */
export const RESULT_WINDOW = MAX_OFFSET + 1;
/** Maximum length of a search query; longer ones get status 414. */
export const MAX_QUERY_LENGTH = 50;
export const MAX_IDS = 100;

/** Maximum number of entries in a log. The oldest are dropped. */
export const LOG_SIZE = 1000;
/** Approximate maximum size of a log in bytes: the characters of its entries as JSON. */
export const LOG_BYTES = 8_000_000;
/** Maximum size of a request body in bytes: an uploaded file and its form. */
export const MAX_BODY_BYTES = 100_000_000;
/** Time in s for which browsers may cache a preflight response. */
export const PREFLIGHT_SECONDS = 86_400;

export const PINGBACK_PATH = '/v2/pingback';

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 4002;
export const DEFAULT_EMBED_PORT = 4001;
export const DEFAULT_EMBED_URL = `http://localhost:${DEFAULT_EMBED_PORT}/embed/`;
