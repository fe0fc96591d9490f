import { type CtaOptions, getPingbackId } from '@gifkit/fetch-api';
import { SDK_HEADERS } from '../context/sdk.ts';
import { combine } from '../define/combine.ts';
import type { Endpoint, ServiceEndpoint } from '../transport/endpoint.ts';
import { done } from '../transport/readers.ts';
import { send } from '../transport/send.ts';
import type { Id } from './result-types.ts';

const ENDPOINTS: Endpoint[] = (['PUT', 'DELETE'] as const).map((method) => ({
  method,
  path: '/v1/gifs/{id}/cta',
  auth: ['api_key'],
}));

/**
 * Sets the call to action of a GIF, or removes it when no text is given. The request goes to the public
 * API, with the web key.
 *
 * @returns true; undefined, and the error is logged
 */
export const setCallToAction = /* @__PURE__ */ combine(
  [{ endpoints: ENDPOINTS }],
  async (platform, id: Id, { link, text, ...options }: CtaOptions = {}) => {
    const endpoint: ServiceEndpoint = {
      service: 'api',
      method: text ? 'PUT' : 'DELETE',
      path: '/gifs/{id}/cta',
      auth: ['api_key'],
    };
    const query = { link, text, pingback_id: getPingbackId() };
    const parts = { params: { id }, query, headers: SDK_HEADERS, options };
    const result = await send(platform, endpoint, parts, done);
    for (const client of platform.clients.values()) client.clearCache();
    return result;
  },
);
