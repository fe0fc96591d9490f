import { getGiphySDKRequestHeaders, Logger } from '@gifkit/fetch-api';
import { PINGBACK_TIMEOUT } from '../constants.ts';
import { byteLength } from './batch.ts';
import { hasKeepalive, reserveKeepalive } from './keepalive-budget.ts';

/** What became of a request: `failed` may go better next time, `refused` never will. */
export type Outcome = 'accepted' | 'refused' | 'failed';

/** Client errors that time mends: the request was too slow, too early, one of too many. */
const PASSING_REFUSALS = [408, 425, 429];

const outcomeOf = ({ ok, status }: Response): Outcome => {
  if (ok) return 'accepted';
  return status >= 500 || PASSING_REFUSALS.includes(status) ? 'failed' : 'refused';
};

const headers = (): Headers => {
  const sdk = new Headers(getGiphySDKRequestHeaders());
  sdk.set('Content-Type', 'application/json');
  return sdk;
};

const warn = (reason: unknown): void => Logger.warn(`pingbacks failing to post ${reason}`);

/**
 * One attempt to deliver a body.
 *
 * @param isLeaving whether the page may be gone before the answer. Where fetch does not outlive its page, a
 * beacon does; the browser's word that it will be sent is all the answer that it gives.
 */
export async function post(url: string, body: string, isLeaving: boolean): Promise<Outcome> {
  const release = reserveKeepalive(byteLength(body));
  try {
    if (isLeaving && !hasKeepalive())
      return navigator.sendBeacon(url, body) ? 'accepted' : 'failed';
    const response = await fetch(url, {
      method: 'POST',
      headers: headers(),
      body,
      keepalive: !!release,
      signal: AbortSignal.timeout?.(PINGBACK_TIMEOUT) ?? null,
    });
    if (!response.ok) warn(response.status);
    return outcomeOf(response);
  } catch (error) {
    // No connection, or an ad blocker.
    warn(error);
    return 'failed';
  } finally {
    release?.();
  }
}
