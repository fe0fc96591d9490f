import { type Outcome, outcomeOf } from './outcome.ts';
import { bodyOf, pingbackRequest } from './pingback-request.ts';
import { UNDELIVERED } from './storage.ts';
import { uniqueId } from './unique-id.ts';
import { writeEvents } from './write-events.ts';

/**
 * Tries once to deliver an event, as JSON, with no queue. It never throws. What the service has not taken when the
 * page is hidden or left, or not at all, is in the storage, where every delivery that starts afterwards finds it:
 * that of this page, or of the next.
 */
export async function postOnce(
  url: string,
  event: string,
  storage: Storage | undefined,
): Promise<Outcome> {
  const key = UNDELIVERED.prefix + uniqueId();
  const store = () => {
    try {
      storage?.setItem(key, writeEvents([event]));
    } catch {
      // The storage is full.
    }
  };
  const watching = new AbortController();
  addEventListener('pagehide', store, watching);
  document.addEventListener('visibilitychange', store, watching);
  const outcome = await fetch(url, { ...pingbackRequest(bodyOf([event])), keepalive: true }).then(
    outcomeOf,
    (): Outcome => 'unanswered',
  );
  watching.abort();
  if (outcome === 'accepted' || outcome === 'refused') storage?.removeItem(key);
  else store();
  return outcome;
}
