import { isDebugging } from '@gifkit/http';
import { toJson } from '@gifkit/model';
import { bodyOf, eventsUrl, pingbackRequest } from '../delivery/pingback-request.ts';
import { UNDELIVERED, writeEvents } from '../delivery/storage.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

/** True if the storage has events that the service has not accepted, of this page or an earlier one. */
export function hasUndelivered(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNDELIVERED.prefix));
  } catch {
    return false;
  }
}

/**
 * Sends one event immediately, for scripts too small to include the queue and the page's settings. If the service does
 * not accept it, or the page is hidden or left before the response, the event is stored for `flushPingbacks()` or for
 * the first event of a page with the queue. Never throws.
 *
 * @returns the response; undefined if there is none.
 */
export async function sendOnce(
  pingback: Omit<Pingback, 'userId'>,
  service: { pingbackUrl: string; apiKey: string },
): Promise<Response | undefined> {
  const event = buildEvent(pingback, { isVerification: isDebugging() });
  const json = toJson(event);
  const key = UNDELIVERED.prefix + event.event_id;
  const update = (isDelivered: boolean) => {
    try {
      if (isDelivered) localStorage.removeItem(key);
      else localStorage.setItem(key, writeEvents([json]));
    } catch {
      // The storage is forbidden (sandboxed frames) or full.
    }
  };
  const waiting = new AbortController();
  for (const type of ['pagehide', 'visibilitychange'])
    addEventListener(type, () => update(false), { signal: waiting.signal });
  const response = await fetch(eventsUrl(service.pingbackUrl, service.apiKey), {
    ...pingbackRequest(bodyOf([json])),
    keepalive: true,
  }).catch(() => undefined);
  waiting.abort();
  update(response?.ok === true);
  return response;
}
