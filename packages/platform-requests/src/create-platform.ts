import type { GiphyFetch } from '@gifkit/fetch-api';
import { getApiClient } from './api-client.ts';
import type { ApiArea } from './api-key.ts';
import { createPlatformContext, type PlatformContext } from './context.ts';
import { groups } from './groups.ts';
import type { PlatformOptions } from './options.ts';
import type { PlatformCall } from './platform-call.ts';

type Groups = typeof groups;

/** Every call by subject, as it is without its first argument. Failures are logged. */
export type PlatformCalls = {
  readonly [Subject in keyof Groups]: {
    readonly [Name in keyof Groups[Subject]]: Groups[Subject][Name] extends PlatformCall<
      infer Arguments,
      infer Result
    >
      ? (...args: Arguments) => Promise<Result | undefined>
      : never;
  };
};

/** Every call by subject, as it is without its first argument. Failures are thrown. */
export type StrictPlatformCalls = {
  readonly [Subject in keyof Groups]: {
    readonly [Name in keyof Groups[Subject]]: Groups[Subject][Name] extends PlatformCall<
      infer Arguments,
      infer Result
    >
      ? (...args: Arguments) => Promise<Result>
      : never;
  };
};

/** All calls, and the first argument of those that are imported one by one. */
export interface Platform extends PlatformContext, PlatformCalls {
  /** The same calls, each of which throws a PlatformError when it fails. */
  readonly strict: StrictPlatformCalls;
  /**
   * The client of the public API for one area of the platform, with that area's key.
   *
   * @throws Error when there is no such key.
   */
  readonly api: (area: ApiArea) => GiphyFetch;
}

type AnyCall = PlatformCall<unknown[], unknown>;
type Form = (call: AnyCall) => (platform: PlatformContext, ...args: unknown[]) => unknown;

const bindAll = (platform: PlatformContext, form: Form): unknown => {
  const bind = (calls: object) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => {
        const run = form(call as AnyCall);
        return [name, (...args: unknown[]) => run(platform, ...args)];
      }),
    );
  return Object.fromEntries(Object.entries(groups).map(([name, calls]) => [name, bind(calls)]));
};

/**
 * The wider platform: every call of spec.md section 7 ("Platform"), by subject. A call logs its failure
 * and resolves to undefined; its namesake in `strict` throws.
 *
 * @throws TypeError without an `origin` where there is no page to take it from.
 *
 * @example
 * const platform = createPlatform({ getToken: () => session.token });
 * const channel = await platform.channels.getChannel(12);
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const context = createPlatformContext(options);
  return {
    ...context,
    ...(bindAll(context, (call) => call) as PlatformCalls),
    strict: bindAll(context, (call) => call.strict) as StrictPlatformCalls,
    api: (area) => getApiClient(context, area),
  };
}
