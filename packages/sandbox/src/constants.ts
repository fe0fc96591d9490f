/** Results in one answer when the request names no limit. */
export const DEFAULT_LIMIT = 25;
/** A larger limit is lowered to this one, as the service does for keys without a contract. */
export const MAX_LIMIT = 50;
/** A larger offset is lowered to this one. */
export const MAX_OFFSET = 4999;
/** Results that paging can reach; no list is longer and no `total_count` higher. */
export const RESULT_WINDOW = MAX_OFFSET + 1;
/** Characters that a search may have; the service refuses longer ones with status 414. */
export const MAX_QUERY_LENGTH = 50;
/** Ids that one `gifs?ids=` may name. */
export const MAX_IDS = 100;

/** Requests and events that the logs keep; older ones are dropped. */
export const LOG_SIZE = 1000;
/** Seconds that a browser may remember the answer to a preflight. */
export const PREFLIGHT_SECONDS = 86_400;
/** Answers shorter than this, in bytes, are sent uncompressed. */
export const COMPRESSION_THRESHOLD = 1024;

export const DEFAULT_PORT = 4002;
export const DEFAULT_EMBED_URL = 'http://localhost:4001/embed/';
