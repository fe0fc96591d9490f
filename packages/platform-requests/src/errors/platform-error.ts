import { FetchError } from '@gifkit/fetch-api';

export interface PlatformErrorOptions {
  response?: Response | undefined;
  json?: unknown;
  cause?: unknown;
}

/**
 * A call that failed. It holds no token and no cookie, so it is safe to log. Test for it with
 * {@link isPlatformError}.
 */
export class PlatformError extends FetchError {
  override name = 'PlatformError';
  /** The server's response, with its body unread; undefined when there was none. */
  readonly response: Response | undefined;
  /** The body of that response; undefined when it is not JSON. */
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
