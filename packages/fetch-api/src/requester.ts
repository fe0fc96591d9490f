import { abortReason } from './abort-reason.ts';
import type { ClientOptions } from './client-options.ts';
import {
  CACHE_ERROR_MAX_AGE,
  CACHE_MAX_AGE,
  CACHE_MAX_ENTRIES,
  ERROR_PREFIX,
  REQUEST_TIMEOUT,
} from './constants.ts';
import { serverUrl } from './defaults.ts';
import { FetchError } from './errors/fetch-error.ts';
import { TimeoutFetchError } from './errors/timeout-fetch-error.ts';
import { getGiphySDKRequestHeaders, sdkHeaders } from './headers.ts';
import { asIs } from './normalize.ts';
import type { CallOptions } from './option-types.ts';
import { type CacheEntry, createResponseCache } from './response-cache.ts';
import type { RawResult } from './result-types.ts';
import { withRetry } from './retry.ts';
import { versionedUrl } from './server-url.ts';
import { type SharedRequest, shareRequest } from './shared-request.ts';
import { type Answer, exchange } from './transport.ts';

export interface RequestOptions<T = RawResult> extends CallOptions {
  /** @default 1 */
  apiVersion?: number | undefined;
  /** Asks the server even if the answer is known, and keeps none. @default false */
  noCache?: boolean | undefined;
  /** Makes the result from what the server sent, which is this caller's own copy. */
  normalizer?: ((raw: RawResult) => T) | undefined;
  /** @default 'GET'; nothing else is ever cached or shared */
  method?: 'GET' | 'PUT' | 'DELETE' | undefined;
}

/** Sends the requests of one client: shared while they run, kept for a while, retried if so wished. */
export interface Requester {
  /**
   * @param path below the version, with its query.
   * @throws FetchError; the signal's reason when the signal is aborted.
   */
  request<T = RawResult>(path: string, options?: RequestOptions<T>): Promise<T>;
  /** Forgets all answers; requests that run go on. */
  clear(): void;
}

export function createRequester(clientOptions: ClientOptions = {}): Requester {
  const { baseUrl, sdk, timeout = REQUEST_TIMEOUT, retry = 0, cache = {} } = clientOptions;
  const { maxAge = CACHE_MAX_AGE, errorMaxAge = CACHE_ERROR_MAX_AGE } = cache;
  const requests = createResponseCache<SharedRequest<Answer>>(
    cache.maxEntries ?? CACHE_MAX_ENTRIES,
  );

  function start(url: string, method: string): SharedRequest<Answer> {
    const headers = sdk ? sdkHeaders(sdk) : getGiphySDKRequestHeaders();
    const attempt = (signal: AbortSignal) =>
      exchange(url, { method, headers, signal }, clientOptions.fetch ?? fetch);
    return shareRequest(
      (signal) => withRetry(() => attempt(signal), retry, signal),
      timeout,
      () => new TimeoutFetchError(`${ERROR_PREFIX}no answer within ${timeout} ms`, url),
    );
  }

  /** The request for a URL that is under way or known; else a new one. */
  function share(url: string): CacheEntry<SharedRequest<Answer>> {
    const known = requests.get(url);
    if (known && !known.value.isAborted()) return known;
    const shared = start(url, 'GET');
    const entry = requests.set(url, shared);
    shared.answer.then(
      () => entry.keepFor(maxAge),
      (error: unknown) => {
        if (!shared.isAborted()) keepError(entry, error);
      },
    );
    return entry;
  }

  function keepError(entry: CacheEntry<unknown>, error: unknown): void {
    const cachedUntil = entry.keepFor(errorMaxAge);
    if (errorMaxAge > 0 && error instanceof FetchError) error.cachedUntil = cachedUntil;
  }

  return {
    async request<T>(path: string, options: RequestOptions<T> = {}) {
      const { apiVersion = 1, method = 'GET', noCache, normalizer = asIs, signal } = options;
      if (signal?.aborted) throw abortReason(signal);
      const url = versionedUrl(baseUrl ?? serverUrl, apiVersion) + path;
      const entry = method === 'GET' && !noCache ? share(url) : undefined;
      const request = entry?.value ?? start(url, method);
      const answer = await request.join(signal);
      try {
        return normalizer(answer());
      } catch (cause) {
        const message = `${ERROR_PREFIX}${(cause as Error).message}`;
        const error = new FetchError(message, url, 200, '', { cause });
        if (entry) keepError(entry, error);
        throw error;
      }
    },
    clear: () => requests.clear(),
  };
}
