import type { Service } from '../context/service.ts';
import type { Auth } from '../credentials/auth.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call sends its request. */
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

/** An endpoint of a server that this package sends requests to. */
export interface ServiceEndpoint extends Endpoint, EndpointOptions {
  service: Service;
}
