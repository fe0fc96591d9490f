import { isDebugging } from '@gifkit/http';
import { listen } from '../delivery/listen.ts';
import { isProcessed, type PostResult, resultOf } from '../delivery/outcome.ts';
import { bodyOf, pingbackRequest, pingbackUrl } from '../delivery/pingback-request.ts';
import {
  OUTBOX_PREFIX,
  outboxKeysIn,
  outboxStore,
  removeEntry,
  uniqueId,
  writeEvents,
} from '../delivery/storage.ts';
import type { AnalyticsOptions } from '../page.ts';
import { isAnalyticsEnabled } from '../settings/settings.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

/** True if the storage has events that the service has not accepted, of this page or an earlier one. */
export function hasUndelivered(options: AnalyticsOptions): boolean {
  const storage = outboxStore(options);
  return !!storage && outboxKeysIn(storage).length > 0;
}

/**
 * Sends one event immediately, for scripts too small to include the queue. Never throws. If the service does not
 * accept it, or the page is hidden or left before the response, it is stored for `flushPingbacks()` or for the first
 * event of a page with the queue.
 *
 * @returns wait before the event is sent again, in ms; undefined if it is not sent again.
 */
export async function sendOnce(
  pingback: Pingback,
  options: AnalyticsOptions,
): Promise<number | undefined> {
  if (!isAnalyticsEnabled(options)) return undefined;
  const event = JSON.stringify(buildEvent(pingback, String(pingback.userId ?? ''), isDebugging()));
  const storage = outboxStore(options);
  const key = OUTBOX_PREFIX + uniqueId();
  const store = () => {
    try {
      storage?.setItem(key, writeEvents([event]));
    } catch {
      // The storage is full.
    }
  };
  const stopListening = [
    listen(globalThis, 'pagehide', store),
    listen(document, 'visibilitychange', store),
  ];
  const request = { ...pingbackRequest(bodyOf([event])), keepalive: true };
  const { outcome, retryAfter = 0 } = await fetch(pingbackUrl(options), request).then(
    resultOf,
    (): PostResult => ({ outcome: 'unanswered' }),
  );
  for (const stop of stopListening) stop();
  if (!isProcessed(outcome)) {
    store();
    return retryAfter;
  }
  removeEntry(storage, key);
  if (outcome !== 'accepted') console.warn('Gifkit', 'pingbacks dropped: the service refused them');
  return undefined;
}
