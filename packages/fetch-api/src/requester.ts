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
import type { CallOptions } from './option-types.ts';
import { ResponseCache } from './response-cache.ts';
import type { RawResult } from './result-types.ts';
import { withRetry } from './retry.ts';
import { versionedUrl } from './server-url.ts';
import { SharedRequest } from './shared-request.ts';
import { withTimeout } from './timeout.ts';
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
export class Requester {
  readonly #options: ClientOptions;
  readonly #requests: ResponseCache<SharedRequest<Answer>>;

  constructor(options: ClientOptions = {}) {
    this.#options = options;
    const { maxEntries = CACHE_MAX_ENTRIES } = options.cache || {};
    this.#requests = new ResponseCache(maxEntries);
  }

  /**
   * @param path below the version, with its query.
   * @throws FetchError; the signal's reason when the signal is aborted.
   */
  async request<T = RawResult>(path: string, options: RequestOptions<T> = {}): Promise<T> {
    const { apiVersion = 1, method = 'GET', noCache, normalizer, signal } = options;
    if (signal?.aborted) throw abortReason(signal);
    const url = versionedUrl(this.#options.baseUrl ?? serverUrl, apiVersion) + path;
    const isShared = method === 'GET' && !noCache;
    const request = isShared ? this.#share(url) : this.#start(url, method);
    const raw = (await request.join(signal))();
    try {
      return normalizer ? normalizer(raw) : (raw as T);
    } catch (cause) {
      throw new FetchError(`${ERROR_PREFIX}${(cause as Error).message}`, url, 200, '', { cause });
    }
  }

  /** Forgets all answers; requests that run go on. */
  clear(): void {
    this.#requests.clear();
  }

  #share(url: string): SharedRequest<Answer> {
    const known = this.#requests.get(url);
    if (known && !known.isAbandoned) return known;
    const request = this.#start(url, 'GET');
    this.#requests.set(url, request, Number.POSITIVE_INFINITY);
    const { maxAge = CACHE_MAX_AGE, errorMaxAge = CACHE_ERROR_MAX_AGE } =
      this.#options.cache === false ? { maxAge: 0, errorMaxAge: 0 } : (this.#options.cache ?? {});
    const keepFor = (age: number) => {
      if (this.#requests.get(url) === request) this.#requests.set(url, request, age);
    };
    request.answer.then(
      () => keepFor(maxAge),
      () => keepFor(errorMaxAge),
    );
    return request;
  }

  #start(url: string, method: string): SharedRequest<Answer> {
    const { fetch: fetcher = fetch, sdk, timeout = REQUEST_TIMEOUT, retry = 0 } = this.#options;
    const headers = sdk ? sdkHeaders(sdk) : sdk === false ? undefined : getGiphySDKRequestHeaders();
    const attempt = (signal: AbortSignal) =>
      exchange(url, { method, signal, ...(headers && { headers }) }, fetcher);
    const timeoutError = () =>
      new TimeoutFetchError(`${ERROR_PREFIX}no answer within ${timeout} ms`, url);
    return new SharedRequest((signal) =>
      withRetry(() => withTimeout(attempt, timeout, timeoutError, signal), retry, signal),
    );
  }
}
