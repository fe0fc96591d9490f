import { inAnyRealm } from '@gifkit/fetch-api/internal';
import { byteLength } from './batch.ts';
import { hasKeepalive, reserveKeepalive } from './keepalive-budget.ts';
import { type PostResult, resultOf } from './outcome.ts';
import { pingbackRequest } from './pingback-request.ts';

/** How long, in ms, to wait for a response. */
const PINGBACK_TIMEOUT = 30_000;

/**
 * Remembers whether there is a page.
 *
 * @returns whether there was one then and is none now: Jest takes away the page of a test that has ended, while
 * requests are still on their way. Nobody must hear of them: a warning would fail the host's tests.
 */
function rememberPage(): () => boolean {
  const hadPage = typeof document !== 'undefined';
  return () => hadPage && typeof document === 'undefined';
}

/**
 * Tries once to deliver a body. It never throws.
 *
 * @param isLeaving whether the page may be gone before the response. Browsers without `keepalive` then use a
 * beacon. A beacon has no response, so it counts as accepted when the browser takes it.
 * @returns undefined when the page was taken away meanwhile, see `rememberPage`.
 */
export async function post(
  url: string,
  body: string,
  isLeaving: boolean,
): Promise<PostResult | undefined> {
  const isPageGone = rememberPage();
  const release = reserveKeepalive(byteLength(body));
  try {
    if (isLeaving && !hasKeepalive())
      return { outcome: navigator.sendBeacon(url, body) ? 'accepted' : 'failed' };
    const response = await inAnyRealm(fetch)(url, {
      ...pingbackRequest(body),
      keepalive: !!release,
      signal: AbortSignal.timeout?.(PINGBACK_TIMEOUT) ?? null,
    });
    return isPageGone() ? undefined : resultOf(response);
  } catch (problem) {
    return isPageGone() ? undefined : { outcome: 'unanswered', problem };
  } finally {
    release?.();
  }
}
