import { isDebugging } from '@gifkit/http';
import { toJson } from '@gifkit/model';
import { isTemporary } from '../delivery/outcome.ts';
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
 * Sends one event immediately, for scripts too small to include the queue and the page's settings. If the service
 * fails, or the page is hidden or left before the response, the event is stored for `flushPingbacks()` or for the first
 * event of a page with the queue. An event that the service refuses is dropped. Never throws.
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
  const keep = (isWaiting: boolean) => {
    try {
      if (isWaiting) localStorage.setItem(key, writeEvents([json]));
      else localStorage.removeItem(key);
    } catch {
      // The storage is forbidden (sandboxed frames) or full.
    }
  };
  const waiting = new AbortController();
  for (const type of ['pagehide', 'visibilitychange'])
    addEventListener(type, () => keep(true), { signal: waiting.signal });
  const response = await fetch(eventsUrl(service.pingbackUrl, service.apiKey), {
    ...pingbackRequest(bodyOf([json])),
    keepalive: true,
  }).catch(() => undefined);
  waiting.abort();
  // Without the URL, which has the key.
  if (!response?.ok) console.warn('pingbacks failing to post', response?.status);
  keep(!response || isTemporary(response));
  return response;
}
