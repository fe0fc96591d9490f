import { listen } from './listen.ts';
import { isProcessed, type PostResult, resultOf } from './outcome.ts';
import { bodyOf, pingbackRequest } from './pingback-request.ts';
import { removeEntry, UNDELIVERED, uniqueId, writeEvents } from './storage.ts';

/**
 * Tries once to deliver an event, given as JSON, without a queue. Never throws. If the request fails, or the page
 * is hidden or left before the response, the event is stored. The next delivery, on this page or a later one, sends
 * it.
 */
export async function postOnce(
  url: string,
  event: string,
  storage: Storage | undefined,
): Promise<PostResult> {
  const key = UNDELIVERED.prefix + uniqueId();
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
  const result = await fetch(url, { ...pingbackRequest(bodyOf([event])), keepalive: true }).then(
    resultOf,
    (): PostResult => ({ outcome: 'unanswered' }),
  );
  for (const stop of stopListening) stop();
  if (isProcessed(result.outcome)) removeEntry(storage, key);
  else store();
  return result;
}
