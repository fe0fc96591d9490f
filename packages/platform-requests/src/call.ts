import { normalizeItems } from '@gifkit/fetch-api';
import { redactUrl } from '@gifkit/http';
import type { CallOptions, PlatformContext } from './context.ts';
import { ERROR_PREFIX } from './errors.ts';
import { type Endpoint, type Parts, type Reader, type Received, send } from './send.ts';
import { errorOf } from './transport.ts';

export interface Page<T> {
  results: T[];
  count: number;
  /** URL of the next page; null on the last one. */
  next: string | null;
}

export type Id = string | number;

/** A call of one or more endpoints. */
export interface Call<Arguments extends unknown[], Result> {
  endpoints: readonly Endpoint[];
  /**
   * @throws {PlatformError} when a request fails.
   * @throws {unknown} the signal's reason when the signal is aborted.
   */
  run: (platform: PlatformContext, ...args: Arguments) => Promise<Result>;
  /** Logged before the error of a failure. */
  message?: string | undefined;
}

/** Defines a call that consists of other calls. */
export const combine = <Arguments extends unknown[], Result>(
  parts: readonly { endpoints: readonly Endpoint[] }[],
  run: (platform: PlatformContext, ...args: Arguments) => Promise<Result>,
): Call<Arguments, Result> => ({ endpoints: parts.flatMap(({ endpoints }) => endpoints), run });

/**
 * Defines a call of one endpoint.
 *
 * @param toParts builds the request from the arguments.
 * @param read reads the result from the response.
 * @param message logged before the error of a failure.
 */
export const call = <Arguments extends unknown[], Result>(
  endpoint: Endpoint,
  toParts: (...args: Arguments) => Parts,
  read: Reader<Result>,
  message?: string,
): Call<Arguments, Result> => ({
  endpoints: [endpoint],
  run: async (platform, ...args) => send(platform, endpoint, toParts(...args), read),
  message,
});

export const noArguments = (options?: CallOptions): Parts => ({ options });

export const byId = (id: Id, options?: CallOptions): Parts => ({ params: { id }, options });

export const withBody = <T extends object>(body: T, options?: CallOptions): Parts => ({
  body,
  options,
});

export const changesById = <T extends object>(
  id: Id,
  changes: T,
  options?: CallOptions,
): Parts => ({ params: { id }, body: changes, options });

export const done: Reader<true> = async () => true;

/**
 * Reads the JSON of a response. For status 204, the result is undefined.
 *
 * @throws {PlatformError} when the body is not JSON.
 */
export async function json<T>({ response, url, secrets }: Received): Promise<T> {
  if (response.status === 204) return undefined as T;
  try {
    return (await response.clone().json()) as T;
  } catch {
    // The parser's error quotes the body, which may contain secrets.
    throw await errorOf(response, url, secrets, `Error parsing json for ${redactUrl(url)}`);
  }
}

/** Reads one item; undefined for status 204. Fails with a PlatformError if the body is not such an item. */
export const item =
  <T>(normalize: (body: unknown) => T): Reader<T> =>
  async ({ response, url, secrets }) => {
    const body = await json<unknown>({ response: response.clone(), url, secrets });
    if (response.status === 204) return undefined as T;
    try {
      return normalize(body);
    } catch (error) {
      throw await errorOf(response, url, secrets, `${ERROR_PREFIX}${(error as Error).message}`);
    }
  };

/**
 * Reads a page and normalizes its results. Results that cannot be normalized are left out with a warning. The other
 * fields are unchanged.
 *
 * @param kind plural noun for the results, used in messages.
 */
export const page = <T extends { results: unknown[] }>(
  kind: string,
  normalize: (result: unknown) => T['results'][number],
): Reader<T> =>
  item((body) => {
    const { results, ...rest } = Object(body) as T;
    return { ...rest, results: normalizeItems(results, kind, normalize) } as T;
  });
