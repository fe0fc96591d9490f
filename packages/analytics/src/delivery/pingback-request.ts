import { getGiphySDKRequestHeaders } from '@gifkit/fetch-api';
import { SDK } from './sdk.ts';

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
