import { isFetchError } from '@gifkit/fetch-api';
import type { PlatformContext } from '../context/context.ts';
import type { CallOptions } from '../context/options.ts';
import { ArgumentError } from '../errors/argument-error.ts';
import type { Listed, PlatformCall } from './platform-call.ts';

/** Whether the signal in the options of a call was aborted; options are the last argument. */
const wasAborted = (args: readonly unknown[]): boolean =>
  Boolean((args.at(-1) as CallOptions | undefined)?.signal?.aborted);

/** What is logged when a call fails: the error itself when a request failed, else its message. */
const toLog = (error: unknown): unknown => (isFetchError(error) ? error : (error as Error).message);

/**
 * Makes a call out of other calls.
 *
 * @param parts the other calls.
 * @param run makes the call; it throws when the call fails.
 * @param message logged before the error.
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
