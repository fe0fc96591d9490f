import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { limitedFetch, sameOriginFetch } from '@gifkit/server-kit';
import { memoryStore, type Store } from '@gifkit/store';
import { API_TIME_LIMIT, PAGE_MAX_AGE, RELATED_TIME_LIMIT, RETRY_AFTER } from '../constants.ts';
import type { Settings } from './settings.ts';

export interface ApiClientOptions {
  settings: Settings;
  fetch: typeof fetch;
  /** What copies of the server share. @default nothing */
  store?: Store | undefined;
  scope: Promise<string>;
}

/** Of the calls of an hour, how many may be spent on asking whether the service answers. */
const READY_SHARE = 0.1;

const HOUR = 3_600_000;

/** How long an answer of the service says that this server is ready, in ms. */
export const readyFor = (callsPerHour = Number.POSITIVE_INFINITY): number =>
  Math.max(1000 * PAGE_MAX_AGE, HOUR / Math.max(1, READY_SHARE * callsPerHour));

/** The clients that ask the GIF service, and together keep to the limit of its calls. */
export function createApiClients({ settings, fetch, store, scope }: ApiClientOptions) {
  const { apiUrl, apiKey, apiCallsPerHour: callsPerHour } = settings;
  const redirected = sameOriginFetch(fetch);
  const isLimited = store !== undefined || callsPerHour !== undefined;
  const send = isLimited
    ? limitedFetch(redirected, { store: store ?? memoryStore(), scope, callsPerHour })
    : redirected;
  const within = (timeout: number, cache: { maxAge: number; errorMaxAge: number }) =>
    new GiphyFetch(apiKey, {}, { baseUrl: apiUrl, fetch: send, timeout, cache });
  // Requests under way are shared by the clients; what they bring is kept by the server.
  const uncached = { maxAge: 0, errorMaxAge: 0 };
  const kept = { maxAge: readyFor(callsPerHour), errorMaxAge: 1000 * RETRY_AFTER };
  const serviceClient = within(API_TIME_LIMIT, kept);

  return {
    gifClient: within(API_TIME_LIMIT, uncached),
    relatedClient: within(RELATED_TIME_LIMIT, uncached),
    /** Whether the GIF service responds, if only to say that there were too many calls. */
    isThere: (): Promise<boolean> =>
      serviceClient.trending({ limit: 1 }).then(
        () => true,
        (error) => isFetchError(error) && error.status === 429,
      ),
  };
}
