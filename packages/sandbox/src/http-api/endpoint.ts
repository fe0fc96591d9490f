import type { DescribedEndpoint } from '../openapi/described-endpoint.ts';
import type { Context } from './context.ts';

/** One endpoint of the service: its address, and how it responds. */
export interface Endpoint extends DescribedEndpoint {
  /** A path and query that get a successful response. */
  example: string;
  /** Does not count towards the limit of requests, though it needs a key. */
  isUncounted?: true;
  /** Sends files, some of which have to be drawn; drawings give way to all other endpoints. */
  isMedia?: true;
  handle(context: Context): Response | Promise<Response>;
}

/** Begins the path of every endpoint that exists in both versions of the API. */
export const VERSION = '/:version{v[12]}';
