/** Name of the key of the GIF API in the fragment, or the query, of a frame's address. */
export const API_KEY_NAME = 'api_key';

/** A key as the source of a regular expression: what stands in any address as it is. */
export const API_KEY_PATTERN = '[\\w.-]{1,128}';

/** What to say of a key that is none; never the key itself. */
export const API_KEY_RULE = 'has 1 to 128 letters, digits, "-", "_" and "."';

/** Name of what is `off` in the fragment where nothing is counted. */
export const ANALYTICS_NAME = 'analytics';
