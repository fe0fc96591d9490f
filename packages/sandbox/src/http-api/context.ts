import type { Addresses } from '../catalog/gif-json.ts';
import type { Service } from '../state/service.ts';

/** A request, and what an endpoint needs to handle it. */
export interface Context<Query = unknown, Body = unknown> {
  service: Service;
  request: Request;
  /** Values of the path's variable parts, by name. */
  params: Readonly<Record<string, string>>;
  /** The part of the path that is called `id`. */
  id: string;
  /** The checked parameters. */
  query: Query;
  /** The checked fields of the body. */
  body: Body;
  addresses: Addresses;
  /** Id of the response; also part of the analytics of its items. */
  responseId: string;
}

/** Prepares the context of one request, before its query and body are checked. */
export function createContext(
  service: Service,
  request: Request,
  params: Readonly<Record<string, string>>,
): Context<URLSearchParams, undefined> {
  const { origin, searchParams } = new URL(request.url);
  // Some clients send `undefined` for options that are not set; the service ignores them, too.
  const query = new URLSearchParams(
    [...searchParams].filter(([, value]) => value && value !== 'undefined'),
  );
  return {
    service,
    request,
    params,
    id: params.id ?? '',
    query,
    body: undefined,
    addresses: { origin, site: service.siteUrl ?? origin, embed: service.embedUrl },
    responseId: service.nextResponseId(),
  };
}
