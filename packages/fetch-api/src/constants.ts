/** Prefix of the messages of failed requests. */
export const ERROR_PREFIX = '@gifkit/fetch-api: ';

/** Message of a failed request if the server sent none. */
export const DEFAULT_ERROR = 'Error fetching';
