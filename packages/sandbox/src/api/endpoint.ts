import type { QueryParameter } from '../openapi/parameters.ts';
import type { BodyName, ResponseName } from '../openapi/schemas.ts';
import type { SecurityName } from '../openapi/security.ts';
import type { Context } from './context.ts';

/** One endpoint of the service: its address, and how it responds. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Hono's syntax. */
  path: string;
  summary: string;
  /** A path and query that get a successful response. */
  example: string;
  /** Needs no API key. */
  isOpen?: true;
  /** Does not count towards the limit of requests, though it needs a key. */
  isUncounted?: true;
  /** Sends files, some of which have to be drawn; drawings give way to all other endpoints. */
  isMedia?: true;
  /** Parameters of the query that it reads, besides the key. */
  query?: readonly QueryParameter[];
  /** What its body is made of, if it takes one. */
  body?: BodyName;
  /** What a successful response is made of, if it is JSON. */
  response?: ResponseName;
  /** Media types of a successful response that is not JSON. */
  sends?: readonly string[];
  /** What a request needs, if it is not an API key of the service. */
  needs?: SecurityName;
  /** What a refusal is made of, if it is not the service's. */
  refusal?: 'TenorError' | 'KlipyError';
  handle(context: Context): Response | Promise<Response>;
}

/** Begins the path of every endpoint that exists in both versions of the API. */
export const VERSION = '/:version{v[12]}';
