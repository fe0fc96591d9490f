import { type ClientOptions, NothingFoundFetchError } from '@gifkit/fetch-api';
import {
  createRequester,
  type Failure,
  normalizeItems,
  type Requester,
  type RequestOptions,
  toQuery,
} from '@gifkit/fetch-api/internal';
import { type IGif, normalizeGif } from '@gifkit/model';

/** How a provider talks to its service; everything as for `GiphyFetch`. */
export interface ProviderClientOptions
  extends Pick<ClientOptions, 'fetch' | 'timeout' | 'maxResponseBytes' | 'retry' | 'cache'> {}

/** What is special about the requests of one service. */
interface ServiceClientOptions {
  /** Includes the version of the API. */
  baseUrl: string;
  /** Put before every path, such as a key. */
  prefix?: string;
  /** Sent with every request. */
  parameters?: Record<string, string | undefined>;
  /** Secrets that no error may show. */
  secrets: readonly string[];
  failureOf: (body: unknown) => Failure | undefined;
}

interface ServiceClient {
  /**
   * @param normalizer turns the response's JSON into the result, and throws when it is malformed.
   * @throws {FetchError} when the request fails, or the normaliser throws.
   */
  get<T>(
    path: string,
    parameters: object,
    normalizer: (body: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T>;
  /** Like `get`, for results that depend on what the visitor did: no response is kept. */
  getAnew: ServiceClient['get'];
  /** Sends something to the service. */
  send(
    path: string,
    request: { method: 'GET' | 'POST'; parameters?: object; body?: object },
    signal?: AbortSignal,
  ): Promise<void>;
}

/** @throws {TypeError} when a text that a provider needs is missing. */
export function assertText(value: unknown, name: string): asserts value is string {
  if (typeof value === 'string' && value !== '') return;
  throw new TypeError(`${name} is missing: it has to be a text that is not empty.`);
}

/** @throws {TypeError} when it is not an http(s) address. */
function readBaseUrl(baseUrl: string): string {
  if (URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol)) {
    return baseUrl.replace(/\/*$/, '/');
  }
  throw new TypeError(`baseUrl is “${baseUrl}”, but has to be an http(s) address with a version.`);
}

/** A client of a service that is not GIPHY, with all that fetch-api's requests have. */
export function createServiceClient(
  { baseUrl, prefix = '', parameters: common, secrets, ...service }: ServiceClientOptions,
  options: ProviderClientOptions,
): ServiceClient {
  const base = readBaseUrl(baseUrl) + prefix;
  const requester: Requester = createRequester(options, {
    ...service,
    secrets: secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]),
    urlOf: (path) => base + path,
    // Another header would make browsers send a preflight request first.
    headers: () => new Headers(),
    // A redirect would send the key in the URL along.
    redirect: 'error',
  });
  const ask = <T>(path: string, parameters: object, request: RequestOptions<T>) =>
    requester.request(`${path}?${toQuery({ ...parameters, ...common })}`, request);
  const getBy =
    (noCache: boolean): ServiceClient['get'] =>
    (path, parameters, normalizer, signal) =>
      ask(path, parameters, { normalizer: (body: unknown) => normalizer(body), signal, noCache });
  return {
    get: getBy(false),
    getAnew: getBy(true),
    send: async (path, { method, parameters = {}, body }, signal) => {
      await ask(path, parameters, { method, body, signal, noCache: true });
    },
  };
}

/** The items of a list as GIFs. Items that are no GIFs are left out with one warning. */
export const toGifs = (items: unknown, toRaw: (item: unknown) => object): IGif[] =>
  normalizeItems(items, 'GIFs', (item) => normalizeGif(toRaw(item)));

/** The texts of a list. @throws {TypeError} where it is none. */
export function toTexts(items: unknown): string[] {
  if (!Array.isArray(items)) throw new TypeError('Not a list of terms');
  return items.filter((item): item is string => typeof item === 'string');
}

/** @throws {NothingFoundFetchError} where there is none, with the status 404, as GIPHY does. */
export function onlyGif([gif]: readonly IGif[], id: string, baseUrl: string): IGif {
  if (gif) return gif;
  throw new NothingFoundFetchError(`There is no GIF “${id}”`, baseUrl, 404, 'Not Found');
}
