import {
  type ClientOptions,
  createRequester,
  type Failure,
  NothingFoundFetchError,
  normalizeItems,
  type Requester,
  type RequestOptions,
} from '@gifkit/fetch-api';
import { toQuery } from '@gifkit/http';
import { type IGif, normalizeGif } from '@gifkit/model';
import type { ProviderCategory } from './gif-provider.ts';

/** The client options of `GiphyFetch` that apply to providers. */
export interface ProviderClientOptions
  extends Pick<ClientOptions, 'fetch' | 'timeout' | 'maxResponseBytes' | 'retry' | 'cache'> {}

interface ServiceClientOptions {
  /** With the version of the API. */
  baseUrl: string;
  /** Such as a key. */
  prefix?: string;
  /** Added to every request. */
  parameters?: Record<string, string | undefined>;
  /** Secrets that errors must not contain. */
  secrets: readonly string[];
  failureOf: (body: unknown) => Failure | undefined;
}

interface ServiceClient {
  /**
   * @param normalizer turns the response's JSON into the result; throws when it is malformed.
   * @throws {FetchError} when the request fails, or the normalizer throws.
   */
  get<T>(
    path: string,
    parameters: object,
    normalizer: (body: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T>;
  /** Like `get` without the cache, for results that depend on the user's actions. */
  getUncached: ServiceClient['get'];
  send(
    path: string,
    request: { method: 'GET' | 'POST'; parameters?: object; body?: object },
    signal?: AbortSignal,
  ): Promise<void>;
}

export function assertText(value: unknown, name: string): asserts value is string {
  if (typeof value === 'string' && value !== '') return;
  throw new TypeError(`${name} is missing: it must be a non-empty string.`);
}

function readBaseUrl(baseUrl: string): string {
  if (URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol)) {
    return baseUrl.replace(/\/*$/, '/');
  }
  throw new TypeError(`baseUrl is “${baseUrl}”, but must be an http(s) URL with a version.`);
}

/** Creates a client for a service other than GIPHY, with all features of fetch-api's requests. */
export function createServiceClient(
  { baseUrl, prefix = '', parameters: common, secrets, ...service }: ServiceClientOptions,
  options: ProviderClientOptions,
): ServiceClient {
  const base = readBaseUrl(baseUrl) + prefix;
  const requester: Requester = createRequester(options, {
    ...service,
    secrets: secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]),
    urlOf: (path) => base + path,
  });
  const ask = <T>(path: string, parameters: object, request: RequestOptions<T>) =>
    requester.request(`${path}?${toQuery({ ...parameters, ...common })}`, request);
  const getBy =
    (noCache: boolean): ServiceClient['get'] =>
    (path, parameters, normalizer, signal) =>
      ask(path, parameters, { normalizer: (body: unknown) => normalizer(body), signal, noCache });
  return {
    get: getBy(false),
    getUncached: getBy(true),
    send: async (path, { method, parameters = {}, body }, signal) => {
      await ask(path, parameters, { method, body, signal, noCache: true });
    },
  };
}

/** Normalizes a list of GIFs. Items that are not GIFs are left out with one warning. */
export const toGifs = (items: unknown, toRaw: (item: unknown) => object): IGif[] =>
  normalizeItems(items, 'GIFs', (item) => normalizeGif(toRaw(item)));

/** Returns the strings of a list. @throws {TypeError} when it is not a list. */
export function toTexts(items: unknown): string[] {
  if (!Array.isArray(items)) throw new TypeError('Not a list of terms');
  return items.filter((item): item is string => typeof item === 'string');
}

/** @throws {NothingFoundFetchError} with status 404, as GIPHY does, when there is no GIF. */
export function onlyGif([gif]: readonly IGif[], id: string, baseUrl: string): IGif {
  if (gif) return gif;
  throw new NothingFoundFetchError(`There is no GIF “${id}”`, baseUrl, 404, 'Not Found');
}

/**
 * Converts a list of categories. Those without a term are left out.
 *
 * @param read returns name, term and URL of the preview of one.
 * @throws {TypeError} when it is not a list.
 */
export function toCategories(
  items: unknown,
  read: (item: Readonly<Record<string, unknown>>) => readonly unknown[],
): ProviderCategory[] {
  if (!Array.isArray(items)) throw new TypeError('Not a list of categories');
  return items.flatMap((item) => {
    const [name, term, preview] = read(Object(item)).map((value) =>
      typeof value === 'string' ? value : '',
    );
    return term ? [{ name: name || term, term, ...(preview && { preview }) }] : [];
  });
}
