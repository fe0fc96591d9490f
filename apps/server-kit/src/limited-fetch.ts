import { waitOf } from '@gifkit/fetch-api/internal';
import type { Store } from '@gifkit/store';

interface LimitOptions {
  store: Store;
  /** Identifies the service and key whose calls are counted across copies. */
  scope: Promise<string>;
  /** @default no limit of its own */
  callsPerHour?: number | undefined;
}

/** ms */
const HOUR = 3_600_000;
/** Upper limit of the service's Retry-After, in ms. */
const LONGEST_WAIT = 24 * HOUR;

/** A 429 response on behalf of the service. */
const tooMany = (msg: string, until: number): Response => {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return Response.json(
    { meta: { status: 429, msg } },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
};

/**
 * Creates a fetch with a limit of calls per clock hour, shared by all copies of a server with the same store. After a
 * 429 or 503 with `Retry-After`, all copies wait.
 */
export function limitedFetch(
  fetcher: typeof fetch,
  { store, scope, callsPerHour }: LimitOptions,
): typeof fetch {
  /** End of the current pause; ignores invalid values in the store. */
  async function pausedUntil(key: string): Promise<number | undefined> {
    const until = Number(await store.get(key));
    const wait = until - Date.now();
    return wait > 0 && wait <= LONGEST_WAIT ? until : undefined;
  }

  return async (input, init) => {
    const key = await scope;
    const pause = `pause:${key}`;
    const until = await pausedUntil(pause);
    if (until) return tooMany('The pause that the service asked for is not over.', until);
    if (callsPerHour !== undefined) {
      const hour = Math.floor(Date.now() / HOUR);
      const count = await store.increment(`calls:${key}:${hour}`, { ttl: HOUR });
      if (count > callsPerHour) {
        return tooMany(`The ${callsPerHour} calls of this hour are used up.`, (hour + 1) * HOUR);
      }
    }
    const response = await fetcher(input, init);
    const wait = Math.min(waitOf(response.headers) ?? 0, LONGEST_WAIT);
    const isBusy = response.status === 429 || response.status === 503;
    if (isBusy && wait > 0) await store.set(pause, String(Date.now() + wait), { ttl: wait });
    return response;
  };
}
