/** What every message of a failed request starts with. */
export const ERROR_PREFIX = '@gifkit/fetch-api: ';

/** The message of a failed request when the server gave none. */
export const DEFAULT_ERROR = 'Error fetching';
