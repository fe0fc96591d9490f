import type { Addresses } from '../catalog/gif-json.ts';
import { ServiceError } from '../http/errors.ts';
import { readParameters } from '../http/parameters.ts';
import type { Namespace } from '../state/namespace.ts';

/** A request, and what an endpoint needs to handle it. */
export interface Context {
  namespace: Namespace;
  request: Request;
  query: URLSearchParams;
  /** Values of the path's variable parts, by name. */
  params: Readonly<Record<string, string>>;
  addresses: Addresses;
  /** Additional headers of the response, also of a refusal. */
  headers: Headers;
  /** Id of the response; also part of the analytics of its items. */
  responseId: string;
}

/** The API key of a request. */
export const keyOf = (query: URLSearchParams): string | null =>
  query.get('api_key') ?? query.get('apikey');

const checkKey = ({ apiKeys }: Namespace, query: URLSearchParams): void => {
  const key = keyOf(query);
  if (!key) throw new ServiceError(401, 'No API key found in request.');
  if (apiKeys.length > 0 && !apiKeys.includes(key)) {
    throw new ServiceError(403, 'Invalid authentication credentials.');
  }
};

/**
 * Prepares the context of one request.
 *
 * @throws {ServiceError} 401 or 403 when the endpoint needs a valid API key and the request has none
 */
export function createContext(
  namespace: Namespace,
  { needsKey }: { needsKey: boolean },
  request: Request,
  params: Record<string, string>,
): Context {
  const url = new URL(request.url);
  const query = readParameters(url);
  if (needsKey) checkKey(namespace, query);
  const { origin } = url;
  return {
    namespace,
    request,
    params,
    query,
    headers: new Headers(),
    addresses: { origin, site: namespace.siteUrl ?? origin, embed: namespace.embedUrl },
    responseId: namespace.nextResponseId(),
  };
}
