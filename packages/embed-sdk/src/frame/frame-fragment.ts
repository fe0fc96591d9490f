/** Name of the API key in the fragment or query of a frame's address. */
export const API_KEY_NAME = 'api_key';

/** Regular expression source of a key; matches only characters that need no escaping in URLs. */
export const API_KEY_PATTERN = '[\\w.-]{1,128}';

/** Predicate for messages about an invalid key, which never contain the key. */
export const API_KEY_RULE = 'has 1 to 128 letters, digits, "-", "_" and "."';

/** Name of the fragment parameter that is `off` if analytics is turned off. */
export const ANALYTICS_NAME = 'analytics';
