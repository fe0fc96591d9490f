import { getPingbackId } from '@gifkit/fetch-api';
import { isDebugging } from '@gifkit/fetch-api/internal';
import { pingbackUrl } from '../delivery/pingback-url.ts';
import { postOnce } from '../delivery/post-once.ts';
import { keysIn, storageOf, UNDELIVERED } from '../delivery/storage.ts';
import { uniqueId } from '../delivery/unique-id.ts';
import { type AnalyticsOptions, isAnalyticsEnabled, resolveOption } from '../settings/settings.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

const storageFor = (options: AnalyticsOptions): Storage | undefined =>
  storageOf(resolveOption('storage', options) ?? 'local');

/** Whether events of earlier pages wait for a queue to deliver them. */
export function hasUndelivered(options: AnalyticsOptions): boolean {
  const storage = storageFor(options);
  return !!storage && keysIn(storage, UNDELIVERED.prefix).length > 0;
}

/**
 * Sends one event at once, for scripts that are too small to hold the queue. An event that the service has not
 * accepted waits in the storage for `flushPingbacks()`, or for the first event of a page that has the queue.
 *
 * @returns false where the event has to be sent again.
 */
export async function sendOnce(pingback: Pingback, options: AnalyticsOptions): Promise<boolean> {
  if (!isAnalyticsEnabled(options)) return true;
  const event = buildEvent(pingback, {
    eventId: uniqueId(),
    now: Date.now(),
    pingbackId: getPingbackId(),
    loggedInUserId: String(pingback.userId ?? ''),
    isVerification: isDebugging(),
  });
  const outcome = await postOnce(pingbackUrl(options), JSON.stringify(event), storageFor(options));
  return outcome === 'accepted' || outcome === 'refused';
}
