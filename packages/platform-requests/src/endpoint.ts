import { encode, toQuery } from '@gifkit/fetch-api/internal';
import type { PlatformContext } from './context.ts';

/** Which server a call goes to. */
export type Service = 'site' | 'gateway' | 'scheduler' | 'imaging';

/**
 * How a call shows who makes it: `session` by the CSRF token and the AJAX marker beside the browser's
 * cookies, `token` by an Authorization header, `access_token` and `api_key` by the query.
 */
export type Auth = 'session' | 'token' | 'access_token' | 'api_key';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call as spec.md section 7 lists it. */
export interface Endpoint {
  method: Method;
  /** With `{name}` for what varies. */
  path: string;
  auth: readonly Auth[];
}

/** What a call may need besides. */
export interface EndpointOptions {
  /** What it means for the lists of stories that are kept: they answer it, or they are out of date. */
  storyLists?: 'keep' | 'drop' | undefined;
}

/** A call that this package sends itself. */
export interface ServiceEndpoint extends Endpoint, EndpointOptions {
  service: Service;
}

/** What fills an endpoint's path. */
export type Params = Readonly<Record<string, string | number>>;

/** One segment of a path. A dot segment or an empty one would address another call. */
const segment = (name: string, value: string | number | undefined): string => {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Not a value for {${name}}: "${text}"`);
  return encode(text);
};

/** @throws TypeError when a part of the path is missing, so that the URL would mean another call. */
export function urlOf(
  { urls }: PlatformContext,
  { service, path }: ServiceEndpoint,
  params: Params = {},
  query: object = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]));
  const search = toQuery(query);
  return `${urls[service]}${filled}${search && `?${search}`}`;
}
