import type { Service } from '../context/service.ts';

/**
 * How a call shows who makes it: `session` by the CSRF token and the AJAX header beside the browser's
 * cookies, `token` by an Authorization header, `access_token` and `api_key` by the query.
 */
export type Auth = 'session' | 'token' | 'access_token' | 'api_key';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call sends its request to. */
export interface Endpoint {
  method: Method;
  /** With `{name}` for each parameter. */
  path: string;
  auth: readonly Auth[];
}

/** Settings that few endpoints need. */
export interface EndpointOptions {
  /** `keep`: its responses are lists of stories that are cached. `drop`: it makes those lists out of date. */
  storyLists?: 'keep' | 'drop' | undefined;
}

/** An endpoint that this package sends requests to by itself. */
export interface ServiceEndpoint extends Endpoint, EndpointOptions {
  service: Service;
}
