import { getGiphySDKRequestHeaders } from '@gifkit/fetch-api';
import { PINGBACK_TIMEOUT } from '../constants.ts';
import { warnOnce } from '../warn-once.ts';
import { byteLength } from './batch.ts';
import { hasKeepalive, reserveKeepalive } from './keepalive-budget.ts';

/**
 * How a request ended. What failed may be accepted the next time, what was refused never will. `unanswered` has no
 * response at all: there is no connection, something blocks it, or its page was left.
 */
export type Outcome = 'accepted' | 'refused' | 'failed' | 'unanswered';

/** Client errors that pass: the request was too slow, too early, or one of too many. */
const TEMPORARY_ERRORS = [408, 425, 429];

const outcomeOf = ({ ok, status }: Response): Outcome => {
  if (ok) return 'accepted';
  return status >= 500 || TEMPORARY_ERRORS.includes(status) ? 'failed' : 'refused';
};

const headers = (): Headers => {
  const sdk = new Headers(getGiphySDKRequestHeaders());
  sdk.set('Content-Type', 'application/json');
  return sdk;
};

const warn = (reason: unknown): void => warnOnce('pingbacks failing to post', reason);

/**
 * Tries once to deliver a body. It never throws.
 *
 * @param isLeaving whether the page may be gone before the response. Browsers without `keepalive` then use a
 * beacon. It has no response: that the browser will send it has to do.
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
    warn(error);
    return 'unanswered';
  } finally {
    release?.();
  }
}
