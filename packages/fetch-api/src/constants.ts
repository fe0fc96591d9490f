export const ERROR_PREFIX = '@gifkit/fetch-api: ';

export const DEFAULT_ERROR = 'Error fetching';
