import { ServiceError } from '../http/errors.ts';
import { readParameters } from '../http/parameters.ts';
import type { Service } from '../service.ts';
import type { Call, Exchange } from './call.ts';

const checkKey = ({ apiKeys }: Service, query: URLSearchParams): void => {
  const key = query.get('api_key') ?? query.get('apikey');
  if (!key) throw new ServiceError(401, 'No API key found in request.');
  if (apiKeys.length > 0 && !apiKeys.includes(key)) {
    throw new ServiceError(403, 'Invalid authentication credentials.');
  }
};

/**
 * Begins an exchange.
 *
 * @throws {ServiceError} 401 or 403 where the call wants a key that the request has not
 */
export const openExchange = (
  service: Service,
  call: Pick<Call, 'open'>,
  request: Request,
  params: Record<string, string>,
): Exchange => {
  const url = new URL(request.url);
  const query = readParameters(url);
  if (!call.open) checkKey(service, query);
  const { origin } = url;
  return {
    service,
    request,
    params,
    query,
    addresses: { origin, site: service.siteUrl ?? origin, embed: service.embedUrl },
    responseId: service.nextResponseId(),
  };
};
