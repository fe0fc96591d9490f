import { getGiphySDKRequestHeaders } from '@gifkit/fetch-api';

/** Events of one request, each as JSON. */
export type Batch = readonly string[];

export const bodyOf = (batch: Batch): string => `{"events":[${batch.join()}]}`;

export function pingbackRequest(body: string): RequestInit {
  const headers = new Headers(getGiphySDKRequestHeaders());
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body };
}
