import { getGiphySDKRequestHeaders, type Sdk } from '@gifkit/fetch-api';

declare const __GIFKIT_VERSION__: string | undefined;

/** This package, as the service counts its clients. The build inserts the version. */
const SDK: Sdk = {
  name: 'Analytics',
  version: typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__,
};

/** The events of one request, each as JSON. */
export type Batch = readonly string[];

/** The request body for a batch. */
export const bodyOf = (batch: Batch): string => `{"events":[${batch.join()}]}`;

/** What every request for events has in common. */
export function pingbackRequest(body: string): RequestInit {
  const headers = getGiphySDKRequestHeaders(SDK);
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body };
}
