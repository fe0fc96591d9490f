import { FetchError } from '@gifkit/fetch-api';
import { ArgumentError } from './argument-error.ts';
import type { PlatformContext } from './context.ts';
import type { CallOptions } from './options.ts';
import type { Listed, PlatformCall } from './platform-call.ts';

/** Options come last, if there are any. */
const wasAborted = (args: readonly unknown[]): boolean =>
  Boolean((args.at(-1) as CallOptions | undefined)?.signal?.aborted);

/** What the console is told: errors of requests as they are, others in their own words. */
const toLog = (error: unknown): unknown =>
  error instanceof FetchError ? error : (error as Error).message;

/**
 * A call that is made of others.
 *
 * @param parts the others.
 * @param run makes the call, and throws when that fails.
 * @param message what is logged before the error.
 */
export function combine<Arguments extends unknown[], Result>(
  parts: readonly Listed[],
  run: (platform: PlatformContext, ...args: Arguments) => Promise<Result>,
  message?: string,
): PlatformCall<Arguments, Result> {
  const strict = async (platform: PlatformContext, ...args: Arguments) => run(platform, ...args);
  const logged = async (platform: PlatformContext, ...args: Arguments) => {
    try {
      return await strict(platform, ...args);
    } catch (error) {
      if (error instanceof ArgumentError) throw error;
      if (!wasAborted(args)) {
        platform.logger.error(...(message ? [message] : []), toLog(error));
      }
      return undefined;
    }
  };
  return Object.assign(logged, { strict, endpoints: parts.flatMap(({ endpoints }) => endpoints) });
}
