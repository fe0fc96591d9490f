import { encode, toQuery } from '@gifkit/fetch-api/internal';
import type { PlatformContext } from '../context/context.ts';
import type { ServiceEndpoint } from './endpoint.ts';

/** Values for the parameters of an endpoint's path. */
export type Params = Readonly<Record<string, string | number>>;

/** One segment of a path. An empty one, `.` or `..` would make it the path of another call. */
function segment(name: string, value: string | number | undefined): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Not a value for {${name}}: "${text}"`);
  return encode(text);
}

/**
 * The URL of a request.
 *
 * @throws {TypeError} when a parameter of the path is missing, empty, `.` or `..`.
 */
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
