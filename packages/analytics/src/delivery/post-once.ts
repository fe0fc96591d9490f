import { listen } from './listen.ts';
import { isHeard, type PostResult, resultOf } from './outcome.ts';
import { bodyOf, pingbackRequest } from './pingback-request.ts';
import { UNDELIVERED, writeEvents } from './storage.ts';
import { uniqueId } from './unique-id.ts';

/**
 * Tries once to deliver an event, as JSON, with no queue. It never throws. An event that the service has not
 * accepted when the page is hidden or left, or whose request fails, is stored. The next delivery that starts,
 * on this page or the next, sends it.
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
  if (isHeard(result.outcome)) storage?.removeItem(key);
  else store();
  return result;
}
