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
/** The same in a namespace, of which there are many. */
export const NAMESPACE_LOG_BYTES = 1_000_000;
/** Bytes that the body of a request may have. */
export const MAX_BODY_BYTES = 5_000_000;
/** Bytes that a scenario may have: those of a full log, with the escapes of JSON within JSON. */
export const MAX_SCENARIO_BYTES = 4 * LOG_BYTES;
/** Bytes that an uploaded file may have, with the form around it. */
export const MAX_UPLOAD_BYTES = 100_000_000;
/** Namespaces that are kept. The one that was not used for longest is forgotten. */
export const MAX_NAMESPACES = 200;
/** How long no request takes the place of a namespace after its last use, in ms. */
export const NAMESPACE_IN_USE_MS = 5000;
/** Maximum length of a namespace’s name. */
export const MAX_NAMESPACE_LENGTH = 200;
/** Header of a request that names its namespace. */
export const NAMESPACE_HEADER = 'X-Sandbox-Namespace';
/** How long a browser may cache the response to a preflight request, in s. */
export const PREFLIGHT_SECONDS = 86_400;
/** Responses with fewer bytes are not compressed. */
export const COMPRESSION_THRESHOLD = 1024;

/** Where the SDK sends its pingbacks. */
export const PINGBACK_PATH = '/v2/pingback';

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 4002;
export const DEFAULT_EMBED_PORT = 4001;
export const DEFAULT_EMBED_URL = `http://localhost:${DEFAULT_EMBED_PORT}/embed/`;
