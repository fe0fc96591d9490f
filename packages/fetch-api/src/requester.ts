import {
  abortReason,
  type CacheEntry,
  createResponseCache,
  type ResponseCache,
  redactText,
  type SharedRequest,
  shareRequest,
  withRetry,
} from '@gifkit/http';
import type { ClientOptions } from './client-options.ts';
import { currentServerUrl } from './defaults.ts';
import {
  ERROR_PREFIX,
  FetchError,
  markKept,
  NothingFoundFetchError,
  TimeoutFetchError,
} from './errors/fetch-error.ts';
import { asIs, NOTHING_FOUND } from './normalize.ts';
import type { CallOptions } from './option-types.ts';
import type { RawResult } from './result-types.ts';
import { giphyService, type Service, withDefaults } from './service.ts';
import { type ReceivedResponse, transport } from './transport.ts';

type Requests = ResponseCache<SharedRequest<ReceivedResponse>>;

/** Time limit of a call in ms, from its first request to the last byte of the response. */
const REQUEST_TIMEOUT = 30_000;

/** Maximum size of a response, in bytes after decompression. */
const RESPONSE_MAX_BYTES = 5_000_000;

/** Maximum size of all cached responses, in bytes. */
const CACHE_MAX_BYTES = 32_000_000;

/** Maximum number of cached responses. A page of 25 GIFs has about 150 KB of text. */
const CACHE_MAX_ENTRIES = 100;

/** Time that an error is reused, in ms. */
const CACHE_ERROR_MAX_AGE = 6_000;

/** Time that a response is reused, in ms. */
const CACHE_MAX_AGE = 60_000;

/**
 * Caches shared by the clients of a page, by global `fetch`. Hosts often create one client per component. A test that
 * replaces the global `fetch` starts with an empty cache.
 */
const ofPage = new WeakMap<typeof fetch, Requests>();

function requestsOfPage(): Requests {
  const requests = ofPage.get(fetch) ?? createResponseCache(CACHE_MAX_ENTRIES, CACHE_MAX_BYTES);
  ofPage.set(fetch, requests);
  return requests;
}

export interface RequestOptions<T = RawResult> extends CallOptions {
  /** @default 1 */
  apiVersion?: number | undefined;
  /** Bypasses the cache: sends a new request and does not store its response. @default false */
  noCache?: boolean | undefined;
  /** Turns the server's response into the result. Each caller gets its own copy of the response. */
  normalizer?: ((raw: RawResult) => T) | undefined;
  /** Only GET requests are cached and shared. @default 'GET' */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Sent with a POST as JSON. */
  body?: object | undefined;
}

/** Sends, shares, caches and retries the requests of one client. */
export interface Requester {
  request<T = RawResult>(path: string, options?: RequestOptions<T>): Promise<T>;
  /** Empties the cache, also for clients that share it. In-flight requests continue. */
  clear(): void;
}

/**
 * Creates what {@link GiphyFetch} sends its requests with, for clients of other services: cache, shared requests, abort,
 * time limit, retry, size limit, and errors without keys.
 *
 * In a page, clients with the same options, the default cache and the global `fetch` share their requests to GIPHY.
 * On a server each client has its own, because clients may serve different users.
 *
 * @param otherService the service, if it is not GIPHY at `baseUrl`.
 *
 * @example
 * const { request } = createRequester({}, { urlOf: (path) => `https://gifs.example/v1/${path}` });
 * const gifs = await request('search?q=cats', { normalizer: ({ data }) => data });
 */
export function createRequester(options: ClientOptions = {}, otherService?: Service): Requester {
  const { timeout = REQUEST_TIMEOUT, retry = 0, cache = {}, sdk } = options;
  const { maxAge = CACHE_MAX_AGE, errorMaxAge = CACHE_ERROR_MAX_AGE } = cache;
  const maxBytes = options.maxResponseBytes ?? RESPONSE_MAX_BYTES;
  const service = otherService
    ? withDefaults(otherService)
    : giphyService(() => options.baseUrl ?? currentServerUrl(), sdk);
  const isOfPage =
    typeof window !== 'undefined' && !otherService && !options.fetch && !options.cache;
  const own: Requests | undefined = isOfPage
    ? undefined
    : createResponseCache(cache.maxEntries ?? CACHE_MAX_ENTRIES, cache.maxBytes ?? CACHE_MAX_BYTES);
  const allRequests = () => own ?? requestsOfPage();
  /** Part of the cache key: options that change the result. The URL contains the API key. */
  const variant = JSON.stringify([timeout, retry, maxBytes, sdk]);

  const shown = (url: string) => redactText(url, service.secrets);

  function start(url: string, method: string, body?: object): SharedRequest<ReceivedResponse> {
    const headers = new Headers(service.headers());
    if (body) headers.set('Content-Type', 'application/json');
    const init = {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      fetch: options.fetch ?? fetch,
      maxBytes,
      service,
      // Never send a change to another server.
      redirect: method === 'GET' ? service.redirect : 'error',
    } as const;
    return shareRequest(
      (signal) => withRetry(() => transport(url, { ...init, signal }), retry, signal),
      timeout,
      () => new TimeoutFetchError(`${ERROR_PREFIX}no response within ${timeout} ms`, shown(url)),
    );
  }

  /** Returns the in-flight or cached request for a URL, or starts a new one. */
  function share(url: string): CacheEntry<SharedRequest<ReceivedResponse>> {
    const requests = allRequests();
    const key = variant + url;
    const known = requests.get(key);
    if (known && !known.value.isAborted()) return known;
    const shared = start(url, 'GET');
    const entry = requests.set(key, shared);
    shared.response.then(
      ({ bytes }) => entry.keepFor(maxAge, bytes),
      (error: FetchError) => {
        if (shared.isAborted()) entry.keepFor(0);
        else keepError(entry, error);
      },
    );
    return entry;
  }

  function keepError(entry: CacheEntry<unknown>, error: FetchError): void {
    const cachedUntil = entry.keepFor(errorMaxAge);
    if (errorMaxAge > 0) markKept(error, cachedUntil, () => entry.keepFor(0));
  }

  return {
    async request<T>(path: string, options: RequestOptions<T> = {}) {
      const { apiVersion = 1, method = 'GET', noCache, normalizer = asIs, signal, body } = options;
      if (signal?.aborted) throw abortReason(signal);
      const url = service.urlOf(path, apiVersion);
      const entry = method === 'GET' && !noCache ? share(url) : undefined;
      const request = entry?.value ?? start(url, method, body);
      const response = await request.join(signal);
      try {
        return normalizer(response.copy() as RawResult);
      } catch (cause) {
        const { message } = cause as Error;
        const Class = message === NOTHING_FOUND ? NothingFoundFetchError : FetchError;
        const error = new Class(`${ERROR_PREFIX}${message}`, shown(url), 200, '', { cause });
        if (entry) keepError(entry, error);
        throw error;
      }
    },
    clear: () => allRequests().clear(),
  };
}
