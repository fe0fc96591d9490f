import { inAnyRealm } from '@gifkit/http';
import { hasKeepalive, reserveKeepalive } from './keepalive-budget.ts';
import { type PostResult, resultOf } from './outcome.ts';
import { pingbackRequest } from './pingback-request.ts';
import { byteLength } from './queue.ts';

/** Time limit of a request in ms. */
const PINGBACK_TIMEOUT = 30_000;

/**
 * Tries once to deliver a body. Never throws.
 *
 * @param isLeaving whether the page may end before the response. Browsers without `keepalive` then send a beacon.
 * It has no response, so it counts as accepted when the browser queues it.
 * @returns undefined if the page was removed meanwhile.
 */
export async function post(
  url: string,
  body: string,
  isLeaving: boolean,
): Promise<PostResult | undefined> {
  // Jest removes the page of a finished test while requests are in flight. A warning would fail the host's tests.
  const hadPage = typeof document !== 'undefined';
  const isPageGone = () => hadPage && typeof document === 'undefined';
  const release = reserveKeepalive(byteLength(body));
  try {
    if (isLeaving && !hasKeepalive())
      return { outcome: navigator.sendBeacon(url, body) ? 'accepted' : 'failed' };
    const response = await inAnyRealm(fetch)(url, {
      ...pingbackRequest(body),
      keepalive: !!release,
      signal: AbortSignal.timeout?.(PINGBACK_TIMEOUT) ?? null,
    });
    // The request counts towards the browser's budget until the body, which is ignored, has been read.
    await Promise.resolve(response.text?.()).catch(() => {});
    return isPageGone() ? undefined : resultOf(response);
  } catch (problem) {
    return isPageGone() ? undefined : { outcome: 'unanswered', problem };
  } finally {
    release?.();
  }
}
