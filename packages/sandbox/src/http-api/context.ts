import type { Addresses } from '../catalog/gif-json.ts';
import type { Service } from '../state/service.ts';

export interface Context<Query = unknown, Body = unknown> extends Service {
  request: Request;
  params: Readonly<Record<string, string>>;
  id: string;
  query: Query;
  body: Body;
  addresses: Addresses;
  /** Id of the response, also part of its items' analytics. */
  responseId: string;
}

export function createContext(
  service: Service,
  request: Request,
  params: Readonly<Record<string, string>>,
): Context<URLSearchParams, undefined> {
  const { origin, searchParams } = new URL(request.url);
  // Some clients send `undefined` for options that are not set; the service ignores them.
  const query = new URLSearchParams(
    [...searchParams].filter(([, value]) => value && value !== 'undefined'),
  );
  return {
    ...service,
    request,
    params,
    id: params.id ?? '',
    query,
    body: undefined,
    addresses: { origin, site: service.siteUrl ?? origin, embed: service.embedUrl },
    responseId: service.nextResponseId(),
  };
}
