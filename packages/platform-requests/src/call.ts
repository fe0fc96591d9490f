import { isFetchError, normalizeItems } from '@gifkit/fetch-api';
import { redactUrl } from '@gifkit/http';
import type { CallOptions, PlatformContext } from './context.ts';
import { ArgumentError, ERROR_PREFIX } from './errors.ts';
import { type Endpoint, type Parts, type Reader, type Received, send } from './send.ts';
import { errorOf } from './transport.ts';

export interface Page<T> {
  results: T[];
  count: number;
  /** URL of the next page; null on the last one. */
  next: string | null;
}

export type Id = string | number;

/** Resolves to undefined on failure or abort. Failures are logged. */
export interface PlatformCall<Arguments extends unknown[], Result> {
  // Editors show the docstring of each call only if this signature has none.
  (platform: PlatformContext, ...args: Arguments): Promise<Result | undefined>;
  /**
   * The same call, but it throws on failure.
   *
   * @throws {PlatformError} when the request fails.
   * @throws {unknown} the signal's reason when the signal is aborted.
   */
  strict: (platform: PlatformContext, ...args: Arguments) => Promise<Result>;
  readonly endpoints: readonly Endpoint[];
}

/** True if the call was aborted. Options are the last argument. */
const wasAborted = (args: readonly unknown[]): boolean =>
  Boolean((args.at(-1) as CallOptions | undefined)?.signal?.aborted);

/** Logs the whole error of a failed request, but only the message of other errors. */
const toLog = (error: unknown): unknown => (isFetchError(error) ? error : (error as Error).message);

/**
 * Defines a call that consists of other calls.
 *
 * @param run makes the call; throws on failure.
 * @param message logged before the error.
 */
export function combine<Arguments extends unknown[], Result>(
  parts: readonly { endpoints: readonly Endpoint[] }[],
  run: (platform: PlatformContext, ...args: Arguments) => Promise<Result>,
  message?: string,
): PlatformCall<Arguments, Result> {
  const strict = async (platform: PlatformContext, ...args: Arguments) => run(platform, ...args);
  const logged = async (platform: PlatformContext, ...args: Arguments) => {
    try {
      return await strict(platform, ...args);
    } catch (error) {
      if (error instanceof ArgumentError) throw error;
      if (!wasAborted(args)) platform.logger.error(...(message ? [message] : []), toLog(error));
      return undefined;
    }
  };
  return Object.assign(logged, { strict, endpoints: parts.flatMap(({ endpoints }) => endpoints) });
}

/**
 * Defines a call of one endpoint.
 *
 * @param toParts builds the request from the arguments.
 * @param read reads the result from the response.
 * @param message logged before the error.
 */
export const call = <Arguments extends unknown[], Result>(
  endpoint: Endpoint,
  toParts: (...args: Arguments) => Parts,
  read: Reader<Result>,
  message?: string,
): PlatformCall<Arguments, Result> =>
  combine(
    [{ endpoints: [endpoint] }],
    (platform, ...args) => send(platform, endpoint, toParts(...args), read),
    message,
  );

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
