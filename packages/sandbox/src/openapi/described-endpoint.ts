import type { QueryParameter } from './parameters.ts';
import type { BodyName, ResponseName } from './schemas.ts';
import type { SecurityName } from './security.ts';

/** What the OpenAPI document says of an endpoint. */
export interface DescribedEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Hono's syntax. */
  path: string;
  summary: string;
  /** Needs no API key. */
  isOpen?: true;
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
}
