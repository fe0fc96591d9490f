import { waitOf } from '@gifkit/fetch-api/internal';
import type { Store } from '@gifkit/store';

interface LimitOptions {
  store: Store;
  /** Which key of which service is counted, for all copies that use it. */
  scope: Promise<string>;
  /** @default no limit but that of the service */
  callsPerHour?: number | undefined;
}

/** ms */
const HOUR = 3_600_000;
/** A service that asks for a longer wait is asked again all the same. */
const LONGEST_WAIT = 24 * HOUR;

/** What the service would say, without asking it. */
const tooMany = (msg: string, until: number): Response => {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return Response.json(
    { meta: { status: 429, msg } },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
};

/**
 * A fetch that makes so many calls in each hour of the clock, counted for all copies of a server that have the same
 * store. When the service asks one of them to wait, by 429 or 503 with `Retry-After`, all wait.
 */
export function limitedFetch(
  fetcher: typeof fetch,
  { store, scope, callsPerHour }: LimitOptions,
): typeof fetch {
  /** Until when the service is left alone; what cannot be that is no time. */
  async function pausedUntil(key: string): Promise<number | undefined> {
    const until = Number(await store.get(key));
    const wait = until - Date.now();
    return wait > 0 && wait <= LONGEST_WAIT ? until : undefined;
  }

  return async (input, init) => {
    const key = await scope;
    const pause = `pause:${key}`;
    const until = await pausedUntil(pause);
    if (until) return tooMany('The service asked for a pause that is not over.', until);
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
