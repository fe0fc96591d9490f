import { getGiphySDKRequestHeaders, type Sdk } from '@gifkit/fetch-api';

declare const __GIFKIT_VERSION__: string | undefined;

/** Identifies this package in the service's statistics. The build inserts the version. */
const SDK: Sdk = {
  name: 'Analytics',
  version: typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__,
};

/** Events of one request, each as JSON. */
export type Batch = readonly string[];

export const bodyOf = (batch: Batch): string => `{"events":[${batch.join()}]}`;

export function pingbackRequest(body: string): RequestInit {
  const headers = getGiphySDKRequestHeaders(SDK);
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body };
}
