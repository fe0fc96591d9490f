/**
 * How a call authenticates: `session` by the CSRF token and the AJAX header beside the browser's
 * cookies, `token` by an Authorization header, `access_token` and `api_key` by the query.
 */
export type Auth = 'session' | 'token' | 'access_token' | 'api_key';
