import { getPingbackId, isDebugging } from '@gifkit/http';
import { isProcessed } from '../delivery/outcome.ts';
import { pingbackUrl } from '../delivery/pingback-request.ts';
import { postOnce } from '../delivery/post-once.ts';
import { keysIn, storageOf, UNDELIVERED, uniqueId } from '../delivery/storage.ts';
import type { AnalyticsOptions } from '../page.ts';
import { isAnalyticsEnabled, resolveOption } from '../settings/settings.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

const storageFor = (options: AnalyticsOptions): Storage | undefined =>
  storageOf(resolveOption('storage', options) ?? 'local');

/** True if the storage has events that the service has not accepted, of this page or an earlier one. */
export function hasUndelivered(options: AnalyticsOptions): boolean {
  const storage = storageFor(options);
  return !!storage && keysIn(storage, UNDELIVERED.prefix).length > 0;
}

/**
 * Sends one event immediately, for scripts too small to include the queue. If the service does not accept it, it is
 * stored for `flushPingbacks()` or for the first event of a page with the queue.
 *
 * @returns wait before the event is sent again, in ms; undefined if it is not sent again.
 */
export async function sendOnce(
  pingback: Pingback,
  options: AnalyticsOptions,
): Promise<number | undefined> {
  if (!isAnalyticsEnabled(options)) return undefined;
  const event = buildEvent(pingback, {
    eventId: uniqueId(),
    now: Date.now(),
    pingbackId: getPingbackId(),
    loggedInUserId: String(pingback.userId ?? ''),
    isVerification: isDebugging(),
  });
  const { outcome, retryAfter = 0 } = await postOnce(
    pingbackUrl(options),
    JSON.stringify(event),
    storageFor(options),
  );
  if (!isProcessed(outcome)) return retryAfter;
  if (outcome !== 'accepted') console.warn('Gifkit', 'pingbacks dropped: the service refused them');
  return undefined;
}
