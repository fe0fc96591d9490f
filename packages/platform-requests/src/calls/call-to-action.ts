import type { CtaOptions } from '@gifkit/fetch-api';
import { getApiClient } from '../context/api-client.ts';
import { combine } from '../define/combine.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import type { Id } from './result-types.ts';

const PATH = '/v1/gifs/{id}/cta';
const ENDPOINTS: Endpoint[] = [
  { method: 'PUT', path: PATH, auth: ['api_key'] },
  { method: 'DELETE', path: PATH, auth: ['api_key'] },
];

/**
 * Sets the call to action of a GIF, or removes it when no text is given. The request goes to the public
 * API, with the web key.
 *
 * @returns true; undefined, and the error is logged
 */
export const setCallToAction = /* @__PURE__ */ combine(
  [{ endpoints: ENDPOINTS }],
  async (platform, id: Id, cta: CtaOptions = {}) => {
    await getApiClient(platform, 'web').updateCta(id, cta);
    return true as const;
  },
);
