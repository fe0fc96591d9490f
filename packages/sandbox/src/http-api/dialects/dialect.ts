import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../context.ts';
import { countRequest } from '../count-request.ts';
import type { Endpoint } from '../endpoint.ts';
import type { PlatformEndpoint } from '../platform/platform-endpoint.ts';

/** An endpoint in the shape of another service. It checks its key itself. */
export type DialectEndpoint = PlatformEndpoint;

/** A service other than GIPHY, on the same catalog. */
export interface Dialect {
  /** The key of a request. */
  keyOf: (context: Context) => string | undefined;
  /** A refusal in the format of the service. */
  refusal: (error: ServiceError) => Response;
  /** The refusal of a request without a key, or with a wrong one. */
  wrongKey: (context: Context) => ServiceError;
  /** The names of the key, unless it is a part of the path, and of the refusal in the OpenAPI document. */
  described: Pick<Endpoint, 'needs' | 'refusal'>;
}

/** Makes the endpoints of one service. */
export const endpointsOf =
  ({ keyOf, refusal, wrongKey, described }: Dialect) =>
  (
    method: DialectEndpoint['method'],
    path: string,
    summary: string,
    handle: DialectEndpoint['handle'],
    about: Pick<Endpoint, 'query' | 'body' | 'response'>,
  ): DialectEndpoint => ({
    ...described,
    ...about,
    method,
    path,
    summary,
    isOpen: true,
    async handle(context) {
      try {
        const { apiKeys } = context.namespace;
        const key = keyOf(context);
        if (!key || (apiKeys.length > 0 && !apiKeys.includes(key))) throw wrongKey(context);
        countRequest(context, key);
        return await handle(context);
      } catch (error) {
        if (error instanceof ServiceError) return refusal(error);
        throw error;
      }
    },
  });
