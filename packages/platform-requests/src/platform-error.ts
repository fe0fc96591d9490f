import { FetchError } from '@gifkit/fetch-api';

export interface PlatformErrorOptions {
  response?: Response | undefined;
  json?: unknown;
  cause?: unknown;
}

/**
 * A call that failed (spec.md section 8). It carries no token and no cookie, so it may be logged as it
 * is. Test for it with {@link isPlatformError}.
 */
export class PlatformError extends FetchError {
  override name = 'PlatformError';
  /** What the server answered, its body unread; undefined when there was no answer. */
  readonly response: Response | undefined;
  /** The body of that answer; undefined when it is no JSON. */
  readonly json: unknown;

  constructor(message: string, url: string, { response, json, cause }: PlatformErrorOptions = {}) {
    super(
      message,
      url,
      response?.status,
      response?.statusText,
      cause === undefined ? {} : { cause },
    );
    this.response = response;
    this.json = json;
  }
}

/** Whether an error is a {@link PlatformError}, also one of another copy of this package. */
export const isPlatformError = (error: unknown): error is PlatformError =>
  (error as Error | undefined)?.name === 'PlatformError';
