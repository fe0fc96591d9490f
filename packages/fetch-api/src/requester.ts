import { abortReason } from './any-realm.ts';
import type { ClientOptions } from './client-options.ts';
import { ERROR_PREFIX } from './constants.ts';
import { currentServerUrl } from './defaults.ts';
import {
  FetchError,
  isFetchError,
  NothingFoundFetchError,
  TimeoutFetchError,
} from './errors/fetch-error.ts';
import { markKept } from './errors/kept-errors.ts';
import { asIs, NothingFound } from './normalize.ts';
import type { CallOptions } from './option-types.ts';
import { redactText } from './redact.ts';
import { type CacheEntry, createResponseCache, type ResponseCache } from './response-cache.ts';
import type { RawResult } from './result-types.ts';
import { withRetry } from './retry.ts';
import { createSemaphore } from './semaphore.ts';
import { giphyService, type Service } from './service.ts';
import { type SharedRequest, shareRequest } from './shared-request.ts';
import { type ReceivedResponse, transport } from './transport.ts';

type Requests = ResponseCache<SharedRequest<ReceivedResponse>>;

/** How long, in ms, a call may take from its first request to the last byte of the response. */
const REQUEST_TIMEOUT = 30_000;

/** How many large responses a client reads at a time: together 15 MB at most. */
const LARGE_BODIES_AT_ONCE = 3;

/** The largest response, in bytes after decompression: 5 MB. */
const RESPONSE_MAX_BYTES = 5_000_000;

/** How many bytes of responses a cache keeps: 32 MB. */
const CACHE_MAX_BYTES = 32_000_000;

/** How many responses a cache keeps; a page of 25 GIFs is about 150 KB of text. */
const CACHE_MAX_ENTRIES = 100;

/** How long, in ms, an error is reused. */
const CACHE_ERROR_MAX_AGE = 6_000;

/** How long, in ms, a response is reused. */
const CACHE_MAX_AGE = 60_000;

/**
 * The requests of a page's clients, by the global fetch that sends them, because hosts make a client for each
 * component. A test that replaces that fetch starts with none.
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
  /** Asks the server even if the response is in the cache, and keeps none. @default false */
  noCache?: boolean | undefined;
  /** Turns the server's response, of which each caller gets its own copy, into the result. */
  normalizer?: ((raw: RawResult) => T) | undefined;
  /** @default 'GET'; nothing else is ever cached or shared */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Goes with a POST as JSON. */
  body?: object | undefined;
}

/** Sends the requests of one client. They are shared, kept for a while, and retried if so configured. */
export interface Requester {
  /**
   * @param path below the version, with its query.
   * @throws {FetchError} when the request fails, or when its response cannot be normalised.
   * @throws {unknown} the signal's reason when the signal is aborted.
   */
  request<T = RawResult>(path: string, options?: RequestOptions<T>): Promise<T>;
  /** Forgets all responses, also those of the clients that share them; requests that run go on. */
  clear(): void;
}

/**
 * In a page, requests to GIPHY by the global fetch are those of all clients with the same options and the default
 * cache. On a server each client has its own, because they may be of different visitors.
 *
 * @param otherService the service that is asked. @default GIPHY, at `baseUrl`
 */
export function createRequester(options: ClientOptions = {}, otherService?: Service): Requester {
  const { timeout = REQUEST_TIMEOUT, retry = 0, cache = {}, sdk } = options;
  const { maxAge = CACHE_MAX_AGE, errorMaxAge = CACHE_ERROR_MAX_AGE } = cache;
  const maxBytes = options.maxResponseBytes ?? RESPONSE_MAX_BYTES;
  const service = otherService ?? giphyService(() => options.baseUrl ?? currentServerUrl(), sdk);
  const isOfPage =
    typeof window !== 'undefined' && !otherService && !options.fetch && !options.cache;
  const own: Requests | undefined = isOfPage
    ? undefined
    : createResponseCache(cache.maxEntries ?? CACHE_MAX_ENTRIES, cache.maxBytes ?? CACHE_MAX_BYTES);
  const allRequests = () => own ?? requestsOfPage();
  /** What else tells a request from another one to the same URL, which has the key. */
  const way = JSON.stringify([timeout, retry, maxBytes, sdk]);
  const largeBodies = createSemaphore(LARGE_BODIES_AT_ONCE);

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
      largeBodies,
      service,
      // A request that changes something is never redirected to another server.
      redirect: method === 'GET' ? service.redirect : 'error',
    } as const;
    return shareRequest(
      (signal) => withRetry(() => transport(url, { ...init, signal }), retry, signal),
      timeout,
      () => new TimeoutFetchError(`${ERROR_PREFIX}no response within ${timeout} ms`, shown(url)),
    );
  }

  /** The request for a URL: one that is running or was kept, else a new one. */
  function share(url: string): CacheEntry<SharedRequest<ReceivedResponse>> {
    const requests = allRequests();
    const key = way + url;
    const known = requests.get(key);
    if (known && !known.value.isAborted()) return known;
    const shared = start(url, 'GET');
    const entry = requests.set(key, shared);
    shared.response.then(
      ({ bytes }) => entry.keepFor(maxAge, bytes),
      (error: unknown) => {
        if (!shared.isAborted()) keepError(entry, error);
      },
    );
    return entry;
  }

  function keepError(entry: CacheEntry<unknown>, error: unknown): void {
    const cachedUntil = entry.keepFor(errorMaxAge);
    if (errorMaxAge > 0 && isFetchError(error)) {
      markKept(error, cachedUntil, () => entry.keepFor(0));
    }
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
        const Class = cause instanceof NothingFound ? NothingFoundFetchError : FetchError;
        const message = `${ERROR_PREFIX}${(cause as Error).message}`;
        const error = new Class(message, shown(url), 200, '', { cause });
        if (entry) keepError(entry, error);
        throw error;
      }
    },
    clear: () => allRequests().clear(),
  };
}
