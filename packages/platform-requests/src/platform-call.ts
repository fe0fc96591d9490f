import type { PlatformContext } from './context.ts';
import type { Endpoint } from './endpoint.ts';

/** One call of the platform, in two forms that differ in what a failure does. */
export interface PlatformCall<Arguments extends unknown[], Result> {
  /** Logs a failure and resolves to undefined. An aborted call resolves to undefined and logs nothing. */
  (platform: PlatformContext, ...args: Arguments): Promise<Result | undefined>;
  /**
   * Lets the caller see how the call failed.
   *
   * @throws PlatformError; the signal's reason when the signal is aborted.
   */
  strict: (platform: PlatformContext, ...args: Arguments) => Promise<Result>;
  /** What goes over the wire. */
  readonly endpoints: readonly Endpoint[];
}

/** Any call, where only its endpoints matter. */
export type Listed = Pick<PlatformCall<never, unknown>, 'endpoints'>;
