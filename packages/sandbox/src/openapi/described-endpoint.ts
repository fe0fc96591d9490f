import type { QueryParameter } from './described-parameters.ts';
import type { BodyName, ResponseName } from './schemas.ts';
import type { SecurityName } from './security.ts';

/** The fields of an endpoint that the OpenAPI document describes. */
export interface DescribedEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Hono's syntax. */
  path: string;
  summary: string;
  /** Needs no API key. */
  isOpen?: true;
  /** Parameters of the query that it reads, besides the key. */
  query?: readonly QueryParameter[];
  /** The schema of its body, if it takes one. */
  body?: BodyName;
  /** The schema of a successful response, if it is JSON. */
  response?: ResponseName;
  /** Media types of a successful response that is not JSON. */
  sends?: readonly string[];
  /** What a request needs in place of an API key of the service. */
  needs?: SecurityName;
  /** The schema of a refusal, if it is another one than the service's. */
  refusal?: 'TenorError' | 'KlipyError';
}
