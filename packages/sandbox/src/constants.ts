/** Larger limits are lowered to this one, like the service does for keys without a contract. */
export const MAX_LIMIT = 50;
/** Maximum length of a list and of `total_count`. */
export const RESULT_WINDOW = 5000;
export const MAX_IDS = 100;

export const PINGBACK_PATH = '/v2/pingback';

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_EMBED_PORT = 4001;
