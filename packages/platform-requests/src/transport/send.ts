import { abortReason, type SharedRequest, shareRequest } from '@gifkit/fetch-api/internal';
import { ERROR_PREFIX, STORY_LIST_MAX_AGE } from '../constants.ts';
import type { PlatformContext } from '../context/context.ts';
import type { TokenOptions } from '../context/options.ts';
import { type Credentials, credentialsFor } from '../credentials/credentials.ts';
import { PlatformError } from '../errors/platform-error.ts';
import type { ServiceEndpoint } from './endpoint.ts';
import type { Reader } from './readers.ts';
import { transport } from './transport.ts';
import { type Params, urlOf } from './url-of.ts';

/** What a call adds to its endpoint to make a request. */
export interface Parts {
  params?: Params;
  /** Parameters that are undefined are left out. */
  query?: object;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as it is when it is a form, else as JSON. */
  body?: unknown;
  /** The call's signal, time limit and password. */
  options: TokenOptions;
}

/** Also a form of another window, or of a test's document. */
const isForm = (body: unknown): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]';

function initOf(method: string, body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { method, headers };
  if (isForm(body)) return { method, headers, body };
  return {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Sends one request; every call that joins it gets the response. */
function start(
  platform: PlatformContext,
  endpoint: ServiceEndpoint,
  { params, query, headers, body, options }: Parts,
  credentials: Credentials,
): SharedRequest<Response> {
  const { timeout = platform.timeout, maxResponseBytes = platform.maxResponseBytes } = options;
  const { secrets } = credentials;
  const url = urlOf(platform, endpoint, params, { ...query, ...credentials.query });
  const init = initOf(endpoint.method, body, {
    Accept: '*/*',
    ...headers,
    ...credentials.headers,
  });
  return shareRequest(
    (signal) => {
      const options = { secrets, maxBytes: maxResponseBytes };
      return transport(platform.fetch, url, { ...init, signal }, options);
    },
    timeout,
    () => new PlatformError(`${ERROR_PREFIX}no response within ${timeout} ms`, url),
  );
}

/** Calls for the same list with the same credentials share one request for a while. */
function shareList(
  { storyLists }: PlatformContext,
  url: string,
  { secrets }: Credentials,
  begin: () => SharedRequest<Response>,
): SharedRequest<Response> {
  const key = JSON.stringify([url, ...secrets]);
  const known = storyLists.get(key)?.value;
  if (known && !known.isAborted()) return known;
  const request = begin();
  const { keepFor } = storyLists.set(key, request);
  request.response.then(
    () => keepFor(STORY_LIST_MAX_AGE),
    () => keepFor(0),
  );
  return request;
}

/**
 * Sends the request of a call and reads the response.
 *
 * @throws {PlatformError} when the request fails.
 * @throws {unknown} the signal's reason when the signal is aborted.
 */
export async function send<T>(
  platform: PlatformContext,
  endpoint: ServiceEndpoint,
  parts: Parts,
  read: Reader<T>,
): Promise<T> {
  const { signal, password } = parts.options;
  const url = urlOf(platform, endpoint, parts.params, parts.query);
  if (signal?.aborted) throw abortReason(signal);
  const credentials = await credentialsFor(platform, endpoint, password);
  if (signal?.aborted) throw abortReason(signal);
  const begin = () => start(platform, endpoint, parts, credentials);
  const request =
    endpoint.storyLists === 'keep' ? shareList(platform, url, credentials, begin) : begin();
  try {
    const response = await request.join(signal);
    return await read({ response: response.clone(), url, secrets: credentials.secrets });
  } finally {
    if (endpoint.storyLists === 'drop') platform.storyLists.clear();
  }
}
