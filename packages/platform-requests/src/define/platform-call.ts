import type { PlatformContext } from '../context/context.ts';
import type { Endpoint } from '../transport/endpoint.ts';

/** A call of the platform, in two forms: one logs a failure, the other throws it. */
export interface PlatformCall<Arguments extends unknown[], Result> {
  /** Logs a failure and resolves to undefined. An aborted call resolves to undefined and logs nothing. */
  (platform: PlatformContext, ...args: Arguments): Promise<Result | undefined>;
  /**
   * Throws a failure.
   *
   * @throws {PlatformError} when the request fails.
   * @throws {unknown} the signal's reason when the signal is aborted.
   */
  strict: (platform: PlatformContext, ...args: Arguments) => Promise<Result>;
  /** The endpoints that it sends requests to. */
  readonly endpoints: readonly Endpoint[];
}

/** Any call, where only its endpoints matter. */
export type Listed = Pick<PlatformCall<never, unknown>, 'endpoints'>;
